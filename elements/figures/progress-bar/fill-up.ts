import { reducesMotion } from '../../../shared/page/motion';
import { onceSeen } from '../../../shared/page/once-seen';
import { decimalsShown, percentText } from '../percent';

/** Of the whole animation, in milliseconds; spec 9. */
const DURATION = 1500;
const EASING = 'ease-out';

/** What is under way on a host, whoever has begun it: its watcher, or the element awake. */
interface Filling {
  stop(): void;
  isDone: boolean;
}

const FILLING = Symbol.for('wb.progress-bar.1');

/**
 * Fills a drawn bar up from nothing when it is seen, once; what is drawn is its end. Called again
 * while it waits, it waits anew. Spec 4, 9.
 *
 * @returns a function that ends it
 */
export function fillUp(host: HTMLElement & { [FILLING]?: Filling }): () => void {
  host[FILLING]?.stop();
  if (host[FILLING]?.isDone) {
    // What was left half-way, or has another value now.
    writerOf(host.shadowRoot!)?.(1);
    return () => {};
  }
  let end = onceSeen(host, () => {
    filling.isDone = true;
    end = run(host);
  });
  const filling: Filling = { stop: () => end(), isDone: false };
  host[FILLING] = filling;
  return filling.stop;
}

/** Runs the animation; where less motion is asked for, only says that it has arrived. */
function run(host: HTMLElement): () => void {
  const shadow = host.shadowRoot!;
  const find = (part: string) => shadow.querySelector<HTMLElement>(`[part=${part}]`);
  const { value } = shadow.querySelector('progress')!;
  const arrive = () => {
    const detail = { value };
    host.dispatchEvent(
      new CustomEvent('wb-progress-bar-end', { detail, bubbles: true, composed: true }),
    );
  };
  if (reducesMotion() || value === 0) {
    arrive();
    return () => {};
  }
  const isToLeft = getComputedStyle(host).direction === 'rtl';
  const percent = find('percent');
  const from = (distance: string) => ({
    translate: [`${isToLeft ? '' : '-'}${distance} 0`, '0 0'],
  });
  const options = { duration: DURATION, easing: EASING };
  const fill = find('fill')!.animate(from('100%'), options);
  const moving = [fill];
  const place = percent?.parentElement;
  if (place && place.closest('[data-style=style2]')) {
    moving.push(place.animate(from(`${wayOf(place)}px`), options));
  }

  const write = writerOf(shadow);
  let frame = requestAnimationFrame(function step() {
    // The same easing as that of the bar, and the browser's own.
    const part = fill.effect?.getComputedTiming().progress;
    if (fill.playState === 'finished' || part === null || part === undefined) return settle();
    write?.(part);
    frame = requestAnimationFrame(step);
  });
  function settle() {
    stop();
    write?.(1);
    arrive();
  }
  function stop() {
    cancelAnimationFrame(frame);
    for (const animation of moving) animation.cancel();
  }
  return stop;
}

/** How far a figure goes with the end of the bar: from beside its title. */
function wayOf(place: HTMLElement): number {
  const [title, figure] = [place.previousElementSibling!, place].map((it) =>
    it.getBoundingClientRect(),
  ) as [DOMRect, DOMRect];
  return Math.max(0, figure.left - title.right, title.left - figure.right);
}

/** Writes a part of the value drawn, each with as many decimals as all, so that they take one room. */
function writerOf(shadow: ShadowRoot) {
  const percent = shadow.querySelector('[part=percent]');
  if (!percent) return undefined;
  const { value } = shadow.querySelector('progress')!;
  const { lang } = shadow.querySelector<HTMLElement>('.bar')!;
  const decimals = decimalsShown(value);
  return (part: number) => {
    const text = percentText(value * part, decimals, lang);
    if (percent.textContent !== text) percent.textContent = text;
  };
}
