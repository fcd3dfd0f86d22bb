import { announce, wasAnnounced } from '../../bus/bus';
import type { AnsweredEvent } from '../../element/answered';
import { LOADER, type Sleeper } from '../../element/signals';
import { ANSWERED } from '../../foundation/answered';
import { takeEarly } from './early-events';
import { afterPaint } from './after-paint';
import { wakeOnAnnouncements } from './subscriptions';
import { deferInvocation, deferSubmit, giveUp } from './deferred-actions';
import { deferLink } from './deferred-links';
import { whenLoaded } from './idle';
import type { afterLoad } from './later/later';
import { fetchChunks, loadModule } from './chunks';
import { common, elements, later } from './manifest';
import { observeAll, observePage, passChanges } from './page-changes';
import {
  failureOf,
  isAsleep,
  isTouchable,
  keepLeaving,
  keptTouches,
  reportOnce,
  wakeQuietly,
  wake as wakeSleeper,
} from './sleepers';
import { touchOf } from './touch';
import { keepEscape } from './wake-for';

/**
 * Wakes one element for a page script, and resolves with it: `(await wake(popup)).open()`. Only then has
 * it properties and methods; see sleepers.ts. Has only one parameter, so that `hosts.map(wake)` works.
 */
export const wake = <Host extends HTMLElement>(host: Host): Promise<Awake<Host>> =>
  wakeSleeper(host).then(() => host as Awake<Host>);

/** An element that is awake: its methods, optional in its type, are there. */
export type Awake<Host extends HTMLElement> = Required<Host>;

const BEFORE_CLICK = ['pointerdown', 'focusin'];
const TOUCHES = [...BEFORE_CLICK, 'keydown', 'keyup', 'click'];
const page = globalThis as Record<symbol, unknown>;

function onTouch(event: Event, path = event.composedPath()) {
  keepEscape(event);
  const leadsToClick = BEFORE_CLICK.includes(event.type);
  if (leadsToClick) keepLeaving(event, path);
  for (const node of path) {
    if (!isTouchable(node)) continue;
    // A press and the focus that it gives only come before a click, whose answer is to be seen first.
    if (leadsToClick) afterPaint(() => wakeQuietly(node));
    else wakeQuietly(node, touchOf(event, node, path, keptTouches(node)));
  }
  if (event.type !== 'click') return;
  (event as AnsweredEvent)[ANSWERED]?.forEach((_, named) => {
    if (!path.includes(named)) wakeQuietly(named as Sleeper, { event, path });
  });
  deferInvocation(event, path);
}

/** Handles interaction from before this script ran: clicks and keys are recorded in the head. */
function answerEarlyTouches() {
  for (const [event, path] of takeEarly()) onTouch(event, path);
  for (const node of document.documentElement.querySelectorAll(':focus-within')) {
    if (isTouchable(node)) wakeQuietly(node);
  }
}

/** Listens before any other listener; the document's own method may be hidden by the name of an image. */
const listen: Document['addEventListener'] = EventTarget.prototype.addEventListener.bind(document);

// Two copies of the loader on one page would replay every touch twice.
if (!page[LOADER]) {
  page[LOADER] = true;
  // One capturing listener per event type on the document, so that it runs before other listeners.
  for (const type of TOUCHES) listen(type, (event) => onTouch(event), true);
  listen('submit', deferSubmit, true);
  // Last, since the page may prevent it.
  listen('reset', giveUp);
  listen('click', deferLink, true);
  observePage();
  wakeOnAnnouncements();
  answerEarlyTouches();
  // Before the page has loaded, only a touch loads code: the published markup is complete anyway.
  whenLoaded(() => continueLater(reportError));
}

/** Fetches and runs the loader's second half; tries again when the visitor clicks, by whatever key or tap, and says a failure once. */
const continueLater = (report?: (error: unknown) => void) =>
  loadModule(later).then(runLater, (error) => {
    report?.(error);
    listen('click', () => continueLater(), { once: true });
  });

function runLater(second: Record<string, unknown>) {
  return (second['afterLoad'] as typeof afterLoad)({
    announce,
    wasAnnounced,
    elements,
    common,
    fetchChunks,
    loadModule,
    observeAll,
    passChanges,
    failureOf,
    reportOnce,
    isAsleep,
    isTouchable,
    wakeQuietly,
    address: import.meta.url,
  });
}
