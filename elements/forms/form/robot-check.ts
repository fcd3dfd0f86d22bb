import { formControls } from '../../../shared/browser/fields/form-controls';

/** How a robot was detected. */
export type Robot = 'filled' | 'fast';

/**
 * Detects a form filled in by a robot: a control that visitors cannot see has a value, or filling in
 * took less time than a visitor needs.
 *
 * @param honeypot the control's name; empty for none
 * @param seconds `took` to fill in the form, of `least` that a visitor needs
 */
export function findRobot(
  form: HTMLFormElement,
  honeypot: string,
  { took, least }: { took: number; least: number },
): Robot | null {
  const trap = honeypot && formControls(form).find(({ name }) => name === honeypot);
  if (trap && trap.value.trim()) return 'filled';
  return took < least ? 'fast' : null;
}
