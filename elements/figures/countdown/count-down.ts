import { presentClock } from '../../../shared/page/present-clock';
import { Timer } from '../../../shared/page/timer';
import { atZero } from './at-zero';
import { pause, split } from './left';

/** What is under way on a host, whoever has begun it: its watcher, or the element awake. */
interface Counting {
  stop(): void;
  /** The moment for which all that happens at zero has happened. */
  done?: number;
}

const COUNTING = Symbol.for('wb.countdown.1');

/**
 * Writes into a drawn countdown, from now on, what is left until the date it was drawn with; at zero
 * does what its attributes say, once a date. Called again it begins anew. Spec 4, 9.
 *
 * @returns a function that ends it
 */
export function countDown(host: HTMLElement & { [COUNTING]?: Counting }): () => void {
  const { done, stop: stopBefore } = host[COUNTING] ?? {};
  stopBefore?.();
  const shadow = host.shadowRoot!;
  const end = Date.parse(shadow.querySelector('time')!.dateTime);
  const counting: Counting = { stop };
  if (done !== undefined) counting.done = done;
  host[COUNTING] = counting;

  const now = presentClock();
  const write = writer(shadow);
  const timer = new Timer();
  const seen = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)!.isIntersecting;
    look();
  });
  // One that is out of view leaves the page without a word of the other observer.
  const size = new ResizeObserver(() => host.isConnected || stop());
  let isInView = false;
  let isFirst = true;

  function stop() {
    timer.stop();
    seen.disconnect();
    size.disconnect();
    document.removeEventListener('visibilitychange', look);
  }

  function look() {
    if (!host.isConnected) return stop();
    const left = end - now();
    const isSeen = isInView && !document.hidden;
    const isLate = isFirst;
    if (isSeen || isFirst || left <= 0) write(left);
    isFirst = false;
    host.dataset.wbState = left > 0 ? 'running' : 'ended';
    if (left > 0) return timer.start(pause(left, isSeen), look);
    stop();
    if (counting.done === end) return;
    counting.done = end;
    atZero(host, isLate);
  }

  if (Number.isNaN(end)) {
    delete host.dataset.wbState;
    write(end);
    return stop;
  }
  // There is something left again.
  if (done !== undefined && end > now()) {
    delete counting.done;
    if (host.getAttribute('action') === 'hide') host.hidden = false;
  }
  seen.observe(host);
  size.observe(host);
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
}

/** Stands where there is nothing to count yet. */
export const NOTHING = '––';

/** Writes what has changed, in the words of the language that was drawn. */
function writer(shadow: ShadowRoot) {
  const { lang } = shadow.querySelector<HTMLElement>('.countdown')!;
  const plural = new Intl.PluralRules(lang);
  const digits = new Intl.NumberFormat(lang, { minimumIntegerDigits: 2 });
  const units = [...shadow.querySelectorAll('.unit')].map(
    (unit) => [...unit.children] as [HTMLElement, HTMLElement],
  );
  return (left: number) => {
    for (const [index, count] of split(left).entries()) {
      const [number, label] = units[index]!;
      const text = Number.isNaN(count) ? NOTHING : digits.format(count);
      say(number, text);
      // What would not fit is smaller, in a place of the same height.
      const long = text.length > 6 ? 'very' : text.length > 3 ? 'yes' : undefined;
      if (long !== number.dataset.long) {
        if (long) number.dataset.long = long;
        else delete number.dataset.long;
      }
      const { other, [plural.select(count)]: form = other } = label.dataset;
      say(label, form!);
    }
  };
}

function say(node: HTMLElement, text: string) {
  if (node.textContent !== text) node.textContent = text;
}
