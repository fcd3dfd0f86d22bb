import { recall, remember } from '../../../shared/browser/storage';

const keyOf = (name: string) => `wb-alert-closed ${name}`;

/**
 * Whether this visitor has closed the alert of a name before. An alert without a name is never
 * remembered.
 */
export const wasClosed = (name: string) => name !== '' && recall(keyOf(name)) !== null;

/** Remembers that the visitor has closed the alert of a name. */
export function rememberClosing(name: string) {
  if (name) remember(keyOf(name), '1');
}

/**
 * Shows a close button when its delay is over. It uses an animation, which changes no markup that
 * React owns, and which the component can take over from the watcher. Safe to call again: an
 * animation with the same delay continues, or stays finished.
 *
 * @param button its `data-waiting` is the delay in seconds
 */
export function letAppear(button: HTMLElement): Animation | undefined {
  const { waiting } = button.dataset;
  const delay = Number(waiting) * 1000;
  const [begun] = button.getAnimations();
  if (begun?.effect?.getTiming().delay === delay) return begun;
  begun?.cancel();
  if (!waiting) return undefined;
  return button.animate({ visibility: 'visible' }, { delay, fill: 'forwards' });
}
