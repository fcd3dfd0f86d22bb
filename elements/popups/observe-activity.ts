import { type Activity, type Happening, takeScroll, type Wanted } from './activity';
import { readScroll } from '../../shared/browser/scrolling/observe-scroll';
import { observeTargets } from './targets';
import { Timer } from '../../shared/browser/timer';

type Stop = () => void;

/** Events that count as activity. */
const DONE = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'];
/** The longest delay of a timer, in milliseconds: browsers run a longer one at once. */
const LONGEST = 2 ** 31 - 1;
const SILENT = { passive: true, capture: true };

/**
 * Keeps an activity up to date and reports its events. Exit intent is a mouse that leaves the
 * window; without a mouse it is a return to the page, or scrolling up by half a window in one go,
 * as towards the address bar. Returns a function that stops.
 *
 * @param missing called with a selector that is invalid or matches no element
 */
export function observeActivity(
  activity: Activity,
  wanted: Wanted,
  happened: (what: Happening) => void,
  missing: (selector: string) => void,
): Stop {
  const hasMouse = !matchMedia('(hover: none) and (pointer: coarse)').matches;
  const exit = () => {
    activity.exitIntended = true;
    happened('exit');
  };
  const stops: Stop[] = [];
  if (wanted.clicks) stops.push(countClicks(activity, () => happened('click')));
  if (wanted.exit) stops.push(hasMouse ? observeMouseOut(exit) : observeReturn(exit));
  if (wanted.scroll || (wanted.exit && !hasMouse)) {
    const stop = readScroll((scrolled) => {
      for (const what of takeScroll(activity, scrolled)) happened(what);
      if (wanted.exit && !hasMouse && scrolled.up >= scrolled.height / 2) exit();
    });
    stops.push(stop);
  }
  const reached = (selector: string) => {
    activity.reached.push(selector);
    happened('target');
  };
  stops.push(observeTargets(wanted.targets, reached, missing));
  for (const seconds of wanted.seconds)
    stops.push(
      at(
        () => activity.loadedAt + seconds * 1000,
        () => happened('seconds'),
      ),
    );
  if (wanted.idleSeconds.length)
    stops.push(listen(document, DONE, () => (activity.doneAt = Date.now())));
  for (const seconds of wanted.idleSeconds)
    stops.push(observeIdleness(activity, seconds, () => happened('idle')));
  return () => {
    for (const stop of stops) stop();
  };
}

const countClicks = (activity: Activity, clicked: () => void) =>
  listen(document, ['click'], () => {
    activity.clicks += 1;
    clicked();
  });

const observeMouseOut = (left: () => void) =>
  listen(document, ['mouseout'], (event) => {
    const { relatedTarget, clientX: x, clientY: y } = event as MouseEvent;
    // Over a scrollbar the mouse is out of the document, but not of the window.
    const isInside = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    if (!relatedTarget && !isInside) left();
  });

function observeReturn(cameBack: () => void): Stop {
  const isSeen = () => document.visibilityState === 'visible';
  // A page that was opened in another tab is seen for the first time.
  let wasSeen = isSeen();
  return listen(document, ['visibilitychange'], () => {
    if (wasSeen && isSeen()) cameBack();
    wasSeen = true;
  });
}

/** Calls `isIdle` whenever the visitor has been idle for some seconds, even if never active before. */
function observeIdleness(activity: Activity, seconds: number, isIdle: () => void): Stop {
  let isArmed = false;
  let disarm: Stop = () => {};
  const arm = () => {
    if (isArmed) return;
    isArmed = true;
    disarm = at(
      () => activity.doneAt + seconds * 1000,
      () => {
        isArmed = false;
        isIdle();
      },
    );
  };
  const unlisten = listen(document, DONE, arm);
  arm();
  return () => {
    unlisten();
    disarm();
  };
}

/** Calls `act` at a moment, which may move meanwhile; a timer may also fire a little early. */
function at(moment: () => number, act: () => void): Stop {
  const timer = new Timer();
  const wait = () => {
    const left = moment() - Date.now();
    if (left <= 0) act();
    else timer.start(Math.min(left, LONGEST), wait);
  };
  wait();
  return timer.stop;
}

function listen(node: EventTarget, types: string[], act: (event: Event) => void): Stop {
  for (const type of types) node.addEventListener(type, act, SILENT);
  return () => {
    for (const type of types) node.removeEventListener(type, act, SILENT);
  };
}
