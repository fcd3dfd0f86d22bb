import { controlsOf } from '../../../shared/page/form-controls';

/** How a robot gave itself away. */
export type Robot = 'filled' | 'fast';

/**
 * Whether a form was filled in by a robot: a control that visitors cannot see has a value, or it took
 * less time than a visitor needs.
 *
 * @param honeypot the control's name; empty for none
 * @param seconds that it took, and that it takes at least
 */
export function findRobot(
  form: HTMLFormElement,
  honeypot: string,
  { took, least }: { took: number; least: number },
): Robot | null {
  const trap = honeypot && controlsOf(form).find(({ name }) => name === honeypot);
  if (trap && trap.value.trim()) return 'filled';
  return took < least ? 'fast' : null;
}
