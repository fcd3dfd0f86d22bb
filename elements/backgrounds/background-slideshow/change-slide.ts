type Frames = [string, string];

/** Where the next slide comes from; the one before leaves on the other side. */
const FROM: Record<string, readonly [x: number, y: number]> = {
  'slide-left': [100, 0],
  'slide-right': [-100, 0],
  'slide-up': [0, 100],
  'slide-down': [0, -100],
};

/**
 * Brings a slide in over another one, which is to be hidden when it is over.
 *
 * @param type one of spec 9; fade for any other
 * @param duration in milliseconds
 */
export function changeSlide(
  now: HTMLElement,
  next: HTMLElement,
  type: string,
  duration: number,
): Animation[] {
  const timing = { duration, easing: 'ease-in-out', fill: 'both' } as const;
  const above = ['1', '1'] as Frames;
  const from = FROM[type];
  if (!from) return [next.animate({ opacity: ['0', '1'], zIndex: above }, timing)];
  const [x, y] = from;
  const there = `${x}% ${y}%`;
  const away = `${-x}% ${-y}%`;
  return [
    next.animate({ translate: [there, '0 0'], zIndex: above }, timing),
    now.animate({ translate: ['0 0', away] }, timing),
  ];
}
