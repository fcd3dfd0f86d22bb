import { readScroll } from './scroll-reader';
import { heedTargets } from './targets';

/** What a visitor has done in this page so far. Moments are milliseconds since 1970. */
export interface Activity {
  loadedAt: number;
  /** When the visitor last did something; `loadedAt` while nothing was done. */
  doneAt: number;
  clicks: number;
  exitIntended: boolean;
  /** How far down the page was scrolled at most, in percent of what can be scrolled. */
  scrolledDown: number;
  /** Pixels scrolled up in one go, at most. */
  scrolledUp: number;
  /** Selectors of elements that have come into view. */
  reached: string[];
}

/** What somebody wants to be told of; what nobody wants costs no listener. */
export interface Wanted {
  /** Seconds after the page has loaded. */
  seconds: number[];
  /** Seconds in which nothing was done. */
  idleSeconds: number[];
  clicks: boolean;
  exit: boolean;
  scroll: boolean;
  /** Selectors of elements to come into view. */
  targets: string[];
}

/** What has just happened. */
export type Happening =
  'seconds' | 'idle' | 'click' | 'exit' | 'scroll-down' | 'scroll-up' | 'target';

const DONE = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'];
/** Of a timer, in milliseconds: anything above would run at once. */
const LONGEST = 2 ** 31 - 1;
const SILENT = { passive: true, capture: true };

/** What was done in a page of which nothing has been seen yet. */
export function startActivity(): Activity {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loadedAt = Math.round(
    Date.now() - Math.max(0, performance.now() - (load?.loadEventEnd ?? 0)),
  );
  return {
    loadedAt,
    doneAt: loadedAt,
    clicks: 0,
    exitIntended: false,
    scrolledDown: 0,
    scrolledUp: 0,
    reached: [],
  };
}

/**
 * Keeps an activity up to date and tells what happens. Exit intent is a mouse that leaves the
 * window; where there is none, coming back to the page after having left it, or scrolling up by half
 * a window in one go, as towards the address bar. Returns a function that stops.
 *
 * @param missing told of a selector that fits no element, or is none
 */
export function heedActivity(
  activity: Activity,
  wanted: Wanted,
  happened: (what: Happening) => void,
  missing: (selector: string) => void,
): () => void {
  const ends: (() => void)[] = [];
  const listen = (node: EventTarget, type: string, act: (event: Event) => void) => {
    node.addEventListener(type, act, SILENT);
    ends.push(() => node.removeEventListener(type, act, SILENT));
  };
  const timers = new Set<ReturnType<typeof setTimeout>>();
  /** Calls at a moment, which may move meanwhile; a timer may also come a little early. */
  const at = (moment: () => number, act: () => void) => {
    const left = moment() - Date.now();
    if (left <= 0) return act();
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        at(moment, act);
      },
      Math.min(left, LONGEST),
    );
    timers.add(timer);
  };
  const exit = () => {
    activity.exitIntended = true;
    happened('exit');
  };
  const hasMouse = !matchMedia('(hover: none) and (pointer: coarse)').matches;

  if (wanted.clicks) {
    listen(document, 'click', () => {
      activity.clicks += 1;
      happened('click');
    });
  }
  if (wanted.exit && hasMouse) {
    listen(document, 'mouseout', (event) => {
      const { relatedTarget, clientX: x, clientY: y } = event as MouseEvent;
      // Over a scrollbar the mouse is out of the document, but not of the window.
      const isInside = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      if (!relatedTarget && !isInside) exit();
    });
  } else if (wanted.exit) {
    listen(document, 'visibilitychange', () => document.visibilityState === 'visible' && exit());
  }
  if (wanted.scroll || (wanted.exit && !hasMouse)) {
    const stop = readScroll(({ percent, up, height }) => {
      if (percent > activity.scrolledDown) {
        activity.scrolledDown = percent;
        happened('scroll-down');
      }
      if (!up) return;
      activity.scrolledUp = Math.max(activity.scrolledUp, up);
      happened('scroll-up');
      if (wanted.exit && !hasMouse && up >= height / 2) exit();
    });
    ends.push(stop);
  }
  ends.push(
    heedTargets(
      wanted.targets,
      (selector) => {
        activity.reached.push(selector);
        happened('target');
      },
      missing,
    ),
  );
  for (const seconds of wanted.seconds) {
    at(
      () => activity.loadedAt + seconds * 1000,
      () => happened('seconds'),
    );
  }
  if (wanted.idleSeconds.length) {
    for (const type of DONE) listen(document, type, () => (activity.doneAt = Date.now()));
  }
  for (const seconds of wanted.idleSeconds) {
    let isArmed = false;
    const arm = () => {
      if (isArmed) return;
      isArmed = true;
      at(
        () => activity.doneAt + seconds * 1000,
        () => {
          isArmed = false;
          happened('idle');
        },
      );
    };
    for (const type of DONE) listen(document, type, arm);
    // Also for a visitor who never moves.
    arm();
  }
  return () => {
    for (const timer of timers) clearTimeout(timer);
    for (const end of ends) end();
  };
}
