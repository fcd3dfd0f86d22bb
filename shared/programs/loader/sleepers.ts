import { isAnswered } from '../../element/answered';
import type { R2wcElement } from '../../element/r2wc';
import { type Sleeper, WAKE } from '../../element/signals';
import { hasLeft } from '../has-left';
import { afterPaint } from './after-paint';
import { load, loadModule } from './chunks';
import { elements, later } from './manifest';
import type { replay } from './later/replay';
import type { whenDue } from './later/when-due';
import type { Touch } from './touch';

/** An element that is about to wake. */
export interface Waking {
  /** What to repeat in it. */
  touches: Touch[];
  done: Promise<void>;
}

/** The tags whose failure the page has been told of. */
const reported = new Set<string>();
const waking = new Map<Sleeper, Waking>();
/** The touches of elements that could not wake yet; answered ones, which are in view, go into the next try. */
const answered = new WeakMap<Sleeper, Touch[]>();
/** Elements that were asked to wake, and are not awake or have not had all touches replayed yet. */
const wanted = new Set<Sleeper>();

/** The touches kept for an element that is waking. */
export const keptTouches = (host: Sleeper): Touch[] => waking.get(host)?.touches ?? [];

/** Keeps that a visitor has left elements that wake: it closes what they are to open. */
export function keepLeaving(event: Event, path: EventTarget[]) {
  for (const [host, { touches }] of waking) {
    if (touches.length && !path.includes(host) && hasLeft(event, host))
      touches.push({ event, path });
  }
}

/**
 * Whether a node is a suite element that is not awake yet: one that is, whoever has woken it, contains the
 * root of its drawing, and one that is only defined itself.
 */
export const isAsleep = (node: EventTarget | null | undefined): node is Sleeper =>
  node instanceof HTMLElement &&
  Object.hasOwn(elements, node.localName) &&
  ((node as Partial<R2wcElement>).container ?? node) === node;

/** Whether a node is asleep and can be woken by a visitor, not only by a script. */
export const isTouchable = (node: EventTarget | null): node is Sleeper =>
  isAsleep(node) && elements[node.localName]!.wakes !== 'script';

/**
 * Wakes one element, and replays in it the visitor's touches meanwhile. Public: page scripts await it
 * to use an element's properties and methods before its tag is defined. Rejects if its code cannot be
 * loaded; a later call tries again.
 */
export function wake(host: Sleeper, touch?: Touch): Promise<void> {
  if (!isAsleep(host)) return Promise.resolve();
  const before = waking.get(host);
  if (before) {
    if (touch) before.touches.push(touch);
    return before.done;
  }
  const touches = answered.get(host)?.filter(({ event }) => isAnswered(event)) ?? [];
  if (touch) touches.push(touch);
  const done = open(host, touches).finally(() => waking.delete(host));
  waking.set(host, { touches, done });
  wanted.add(host);
  return done;
}

/** Retries or continues waking the wanted elements that match the rule. */
export const wakeWanted = (rule: (host: Sleeper) => boolean): Promise<void>[] =>
  [...wanted].filter(rule).map((host) => waking.get(host)?.done ?? wake(host));

async function open(host: Sleeper, touches: Touch[]) {
  const before = [...waking];
  // To fetch code takes time from the frame that shows the answer.
  if (touches.some(({ event }) => isAnswered(event))) await new Promise<void>(afterPaint);
  answered.set(host, touches);
  let second: { replay: typeof replay; whenDue: typeof whenDue };
  try {
    [second] = (await Promise.all([loadModule(later, 'high'), load(host.localName)])) as [
      typeof second,
      void,
    ];
  } catch (cause) {
    // Lets style sheets show content that only a working element would reveal.
    host.toggleAttribute('data-wb-failed', true);
    throw failureOf(host, cause);
  }
  host.toggleAttribute('data-wb-failed', false);
  const focus = await second.whenDue(host, touches, before);
  // An element removed while its code was loading stays asleep; touches that nobody answered are dropped.
  if (host.isConnected) {
    host[WAKE]?.();
    answered.delete(host);
    await second.replay(host, touches, focus);
  }
  wanted.delete(host);
}

/** What the page is told of an element whose code cannot be had. */
export const failureOf = ({ localName }: Sleeper, cause: unknown) =>
  new Error(
    `<${localName}> could not wake: ${cause}. It works as without script. Serve its files beside the loader.`,
    { cause },
  );

/** Reports to the page once a tag: every element of it waits for the same files. */
export function reportOnce({ localName }: Sleeper, error: unknown) {
  if (!reported.has(localName)) reportError(error);
  reported.add(localName);
}

/** Wakes an element for a visitor, whatever the outcome; reports to the page when its code cannot be had. */
export const wakeQuietly = (host: Sleeper, touch?: Touch): Promise<void> =>
  wake(host, touch).catch((error: unknown) => reportOnce(host, error));
