import { nodeSlot } from '../../shared/foundation/slot';
import { STILL, wantsMotion } from './may-move';
import { observeInert } from './observe-inert';
import { observeSeen } from './observe-seen';
import { whenGone } from './when-gone';

interface Told {
  /** What `mayMove` says may have changed. */
  changed(): void;
  /** The visitor has pressed the button that pauses and plays. */
  pressed(): void;
  /** The host has left the page. */
  gone(): void;
}

/**
 * Attends to a host behind whose content something goes on by itself: it may while it is in view, in a window
 * and on a slide that can be seen, for a visitor who wants motion.
 */
export function attend(host: HTMLElement, { changed, pressed, gone }: Told) {
  const still = matchMedia(STILL);
  let isSeen = false;
  const press = ({ target }: Event) => {
    if ((target as Element).closest('[part=pause]')) pressed();
  };
  // A morph takes away what its author did not write.
  const keeping = new MutationObserver(() => setState(host, stateOf(host).value));
  keeping.observe(host, { attributeFilter: [STATE] });
  document.addEventListener('visibilitychange', changed);
  still.addEventListener('change', changed);
  host.shadowRoot!.addEventListener('click', press);
  const stops = [
    whenGone(host, gone),
    observeSeen(host, (now) => {
      isSeen = now;
      changed();
    }),
    observeInert(host, changed),
  ];
  return {
    mayMove: (): boolean =>
      isSeen && wantsMotion() && document.visibilityState === 'visible' && !host.closest('[inert]'),
    stop() {
      keeping.disconnect();
      document.removeEventListener('visibilitychange', changed);
      still.removeEventListener('change', changed);
      host.shadowRoot!.removeEventListener('click', press);
      for (const stop of stops) stop();
    },
  };
}

type State = 'playing' | 'paused' | undefined;

const STATE = 'data-wb-state';
const stateOf = nodeSlot<State>('background.state.1');

/** Says in its host's attribute, which its style sheet reads, whether a background plays; undefined for neither. */
export function setState(host: HTMLElement, state: State) {
  stateOf(host).value = state;
  if (host.dataset.wbState === state) return;
  if (state) host.dataset.wbState = state;
  else delete host.dataset.wbState;
}
