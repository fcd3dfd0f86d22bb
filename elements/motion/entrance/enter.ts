import { announce } from '../../../shared/bus/bus';
import { reducesMotion } from '../../../shared/page/motion';
import { bringsIn, settingsOf } from './settings';
import { shapes } from './shapes';

/** An entrance that is heeded in this page. */
interface Run {
  look(entry: IntersectionObserverEntry): void;
  play(): void;
  stop(): void;
}

// Watchers and elements are different files, and a page may have two copies of the library.
const RUNS = Symbol.for('wb.entrance.runs.1');
const page = globalThis as { [RUNS]?: WeakMap<Element, Run> };
const runs = (page[RUNS] ??= new WeakMap());

/** One for all, since each would be asked at every scrolling. */
const observer = new IntersectionObserver((entries) => {
  for (const entry of entries) runs.get(entry.target)?.look(entry);
});

/** What goes on already goes on; else its content comes in from now on. */
export const enter = (host: HTMLElement): Run => runs.get(host) ?? begin(host);

/** Has the content of a host come in each time it comes into view, as its attributes say now. */
function begin(host: HTMLElement): Run {
  const box = host.shadowRoot!.querySelector<HTMLElement>('.box')!;
  const { animation, duration, delay, repeat, atStart, animationId } = settingsOf(host);
  const key = animationId || host.id;
  const hides = bringsIn(animation);
  /** Whether the sheet keeps from view what is to come in at the start. */
  let isKept = atStart && box.getAnimations().length > 0;
  let isFirst = true;
  let isInView = false;
  let count = 0;
  let moving: Animation | undefined;
  const wants = () => repeat === 0 || count < repeat;

  function look({ isIntersecting, boundingClientRect: size }: IntersectionObserverEntry) {
    if (!host.isConnected) return stop();
    isInView = isIntersecting;
    const isSeenAlready = isFirst && isInView && hides && !isKept;
    isFirst = isKept = false;
    if (isSeenAlready) count = 1;
    else if (isInView && wants() && !moving && !reducesMotion()) start(size);
    rest();
  }

  function play() {
    if (!reducesMotion()) start(host.getBoundingClientRect());
  }

  function start(size: DOMRectReadOnly) {
    end();
    count += 1;
    host.dataset.wbState = 'playing';
    announce('entrance.on', key, { host });
    const frames = (shapes[animation] ?? shapes.fadeIn)(size);
    // Of the box itself: what ends inside it ends nothing here.
    moving = box.animate(frames, { duration, delay, fill: 'backwards', easing: 'ease' });
    moving.onfinish = () => {
      end();
      rest();
    };
  }

  /** What it is like between two times. */
  function rest() {
    if (moving || reducesMotion()) return;
    if (!wants()) observer.unobserve(host);
    else if (!isInView && hides) host.dataset.wbState = 'waiting';
  }

  function end() {
    if (!moving) return;
    moving.onfinish = null;
    moving.cancel();
    moving = undefined;
    host.dataset.wbState = 'shown';
    announce('entrance.off', key, { host });
  }

  function stop() {
    observer.unobserve(host);
    runs.delete(host);
    end();
    if (host.dataset.wbState) host.dataset.wbState = 'shown';
  }

  const run: Run = { look, play, stop };
  runs.set(host, run);
  observer.observe(host);
  return run;
}
