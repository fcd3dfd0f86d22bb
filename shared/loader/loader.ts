import { LOADER } from '../element/signals';
import { takeEarly } from './early';
import { heedAnnouncements } from './hears';
import { holdNaming, holdSubmit } from './holds';
import { whenIdle, whenLoaded } from './idle';
import { heedAttributes, planPage } from './plans';
import { prefetch } from './prefetch';
import { isTouchable, keptTouches, rouse, wake as wakeSleeper } from './sleepers';
import { touchOf } from './touch';

/**
 * Wakes one element for a page script, which awaits this before it uses the element's properties
 * and methods; see sleepers.ts. Takes the host alone, so that `hosts.map(wake)` does what it says.
 */
export const wake = (host: HTMLElement): Promise<void> => wakeSleeper(host);

const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'keyup', 'click'];
const page = globalThis as Record<symbol, unknown>;

function onTouch(event: Event, path = event.composedPath()) {
  for (const node of path) {
    if (isTouchable(node)) rouse(node, touchOf(event, node, path, keptTouches(node)));
  }
}

/** The visitor may have been here before this script was: clicks and keys are kept in the head. */
function answerEarlyTouches() {
  for (const [event, path] of takeEarly()) onTouch(event, path);
  for (const node of document.querySelectorAll(':hover, :focus-within')) {
    if (isTouchable(node)) rouse(node);
  }
}

// Two copies of the loader on one page would repeat every touch twice.
if (!page[LOADER]) {
  page[LOADER] = true;
  // On the document and capturing: one listener a type for the whole page, heard before any other.
  for (const type of TOUCHES) document.addEventListener(type, (event) => onTouch(event), true);
  document.addEventListener('submit', holdSubmit, true);
  document.addEventListener('click', holdNaming, true);
  heedAttributes();
  heedAnnouncements();
  answerEarlyTouches();
  // Only a touch brings code before the page has loaded: its markup is complete anyway.
  whenLoaded(() => {
    planPage();
    whenIdle(prefetch);
  });
}
