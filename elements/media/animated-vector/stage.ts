import type { makePlayer, Player } from './lottie';
import type { Animation } from './read-animation';
import type { Settings } from './settings';

/**
 * Opens a player of an animation in a box beside the drawing, which shows a frame: React, which draws that, knows
 * nothing of it.
 */
export function openPlayer(
  host: HTMLElement,
  make: typeof makePlayer,
  animation: Animation,
  { renderer, frame }: Pick<Settings, 'renderer'> & { frame: number },
): Player {
  const shadow = host.shadowRoot!;
  const box = document.createElement('div');
  box.className = 'stage';
  box.setAttribute('aria-hidden', 'true');
  shadow.append(box);
  const still = shadow.querySelector('.still');
  still?.setAttribute('data-wb-covered', '');
  // A stage that somebody else removes comes back: what plays would not be seen.
  const watch = new MutationObserver(() => box.parentNode === shadow || shadow.append(box));
  watch.observe(shadow, { childList: true });
  const remove = () => {
    watch.disconnect();
    box.remove();
    still?.removeAttribute('data-wb-covered');
  };
  try {
    const { show, destroy } = make(box, animation, renderer);
    show(frame);
    return {
      show,
      destroy() {
        destroy();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
