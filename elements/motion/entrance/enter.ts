import { reducesMotion } from '../../../shared/browser/reduced-motion';
import { pageSlot } from '../../../shared/foundation/slot';
import { motionOf } from './motion';
import { settingsOf } from './settings';
import { type Known, restOf, turnOf } from './turn';

/** The entrance of a host, which plays when the host comes into view. */
interface Run {
  look(entry: IntersectionObserverEntry): void;
  /** Plays the entrance now. */
  play(): void;
  stop(): void;
}

type Runs = WeakMap<Element, Run>;

/** The share of it in view from which a host has come into view: some of it, and not its edge alone. */
const SEEN = 0.001;

const runs: Runs = (pageSlot<Runs>('entrance.runs.1').value ??= new WeakMap());

/** One observer for all, since each would cost time at every scroll. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) runs.get(entry.target)?.look(entry);
  },
  { threshold: [0, SEEN] },
);

/** Returns the present run of a host, else begins one. */
export const enter = (host: HTMLElement): Run => runs.get(host) ?? begin(host);

/** Plays the entrance of a host each time it comes into view, as its attributes say now. */
function begin(host: HTMLElement): Run {
  const box = host.shadowRoot!.querySelector<HTMLElement>('.box')!;
  const settings = settingsOf(host);
  const motion = motionOf(host, box, settings);
  const known: Known = {
    isFirst: true,
    isKept: settings.atStart && box.getAnimations().length > 0,
    isInView: false,
    count: 0,
  };

  function look({ intersectionRatio, boundingClientRect }: IntersectionObserverEntry) {
    if (!host.isConnected) return stop();
    known.isInView = intersectionRatio >= SEEN;
    const turn = turnOf(known, settings, motion.isMoving());
    known.isFirst = known.isKept = false;
    if (turn === 'count') known.count = 1;
    else if (turn === 'start') start(boundingClientRect);
    rest();
  }

  function start(size: DOMRectReadOnly) {
    if (reducesMotion()) return;
    known.count += 1;
    motion.start(size, rest);
  }

  function rest() {
    if (motion.isMoving() || reducesMotion()) return;
    const state = restOf(known, settings);
    if (state === 'over') observer.unobserve(host);
    else if (state) host.dataset.wbState = state;
  }

  function stop() {
    observer.unobserve(host);
    runs.delete(host);
    motion.end();
    if (host.dataset.wbState) host.dataset.wbState = 'shown';
  }

  const run: Run = { look, play: () => start(host.getBoundingClientRect()), stop };
  runs.set(host, run);
  observer.observe(host);
  return run;
}
