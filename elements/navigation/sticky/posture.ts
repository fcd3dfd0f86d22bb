import type { Stance } from './stance';

/** Set on a host whose bar has slid away while the visitor scrolls down. */
export const AWAY = 'data-wb-away';
const ABOVE = '0 calc(-100% - var(--line))';
/** In milliseconds. */
const DURATION = 250;

/**
 * The state of a host, kept in its attributes, where its style sheet reads it.
 *
 * @param node the element that slides
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
