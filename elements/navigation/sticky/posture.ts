import type { Stance } from './stance';

/** On a host whose bar has slid away while the visitor scrolls down. */
export const AWAY = 'data-wb-away';
const ABOVE = '0 calc(-100% - var(--line))';
/** In milliseconds. */
const DURATION = 250;

/**
 * How a host stands in the page, which is kept where its sheet reads it: in attributes of the host.
 *
 * @param node what slides
 */
export function postureOf(host: HTMLElement, node: Element) {
  let slide: Animation | undefined;
  const isStuck = () => host.dataset.wbState === 'stuck';

  /** Ends the slide in its final position. */
  const settle = () => {
    slide?.cancel();
    if (!isStuck()) delete host.dataset.wbState;
  };
  return {
    isStuck,
    isOver: () => isStuck() && !host.hasAttribute(AWAY),
    settle,
    stand(stance: Stance, slides: boolean) {
      settle();
      host.removeAttribute(AWAY);
      if (stance) host.dataset.wbState = stance;
      else delete host.dataset.wbState;
      if (!stance || !slides) return;
      const direction = stance === 'stuck' ? 'normal' : 'reverse';
      slide = node.animate({ translate: [ABOVE, '0 0'] }, { duration: DURATION, direction });
      slide.onfinish = settle;
    },
  };
}
