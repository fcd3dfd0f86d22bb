import { drawAtReadingRate } from '../drawing-clock';

/** Of the whole animation, in milliseconds; spec 9. */
export const DURATION = 1500;
const EASING = 'ease-out';

/**
 * Moves in the bar of a host from its start, and in style 2 its figure too. Returns the bar's
 * animation first.
 *
 * @param elapsed how much of it is over, in milliseconds
 */
export function moveIn(host: HTMLElement, elapsed: number): Animation[] {
  const shadow = host.shadowRoot!;
  const sign = getComputedStyle(host).direction === 'rtl' ? '' : '-';
  const moveFrom = (node: Element, distance: string) =>
    node.animate(
      { translate: [`${sign}${distance} 0`, '0 0'] },
      { duration: DURATION, easing: EASING, delay: -elapsed },
    );
  // As far as it is filled, which is the width of the fill in it.
  const moving = [
    moveFrom(shadow.querySelector('.reach')!, `${shadow.querySelector('progress')!.value}%`),
  ];
  const place = shadow.querySelector('[part=percent]')?.parentElement;
  if (place?.closest('[data-style=style2]')) moving.push(moveFrom(place, `${wayOf(place)}px`));
  return moving;
}

/** How far a figure moves with the end of the bar, in pixels: from beside its title. */
function wayOf(place: HTMLElement): number {
  const [title, figure] = [place.previousElementSibling!, place].map((it) =>
    it.getBoundingClientRect(),
  ) as [DOMRect, DOMRect];
  return Math.max(0, figure.left - title.right, title.left - figure.right);
}

/**
 * Calls `draw` as often as a number can be read with the eased progress of an animation, from 0 to 1; with
 * undefined once it is over.
 *
 * @returns a function that stops
 */
export function followProgress(
  animation: Animation,
  draw: (part: number | undefined) => void,
): () => void {
  const look = (time?: number) => {
    const part = animation.effect?.getComputedTiming().progress ?? undefined;
    const isOver = animation.playState === 'finished' || part === undefined || time === Infinity;
    if (isOver) stop();
    draw(isOver ? undefined : part);
  };
  const stop = drawAtReadingRate(look);
  look();
  return stop;
}
