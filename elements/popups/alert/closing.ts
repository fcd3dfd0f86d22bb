import { recall, remember } from '../../../shared/page/storage';

const keyOf = (name: string) => `wb-alert-closed ${name}`;

/** Whether this visitor has closed the alert of a name before. One without a name is not remembered. */
export const wasClosed = (name: string) => name !== '' && recall(keyOf(name)) !== null;

/** Remembers that the visitor has closed the alert of a name. */
export function rememberClosing(name: string) {
  if (name) remember(keyOf(name), '1');
}

/**
 * Lets a close button appear when its delay is over. An animation, since it changes no markup that
 * React owns, and goes on from the watcher's hands into the component's. Safe to call again: one of
 * the same delay goes on, or stays where it has arrived.
 *
 * @param button whose `data-waiting` says how many seconds
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
