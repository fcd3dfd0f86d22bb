import { type Sleeper, WAKE } from '../element/signals';
import { load } from './chunks';
import { elements } from './manifest';
import { replay, type Touch } from './touch';

const awake = new WeakSet<Node>();
const waking = new Map<Sleeper, { touches: Touch[]; done: Promise<void> }>();
/** Whom somebody wants awake and who is not, or has not been told everything yet. */
const wanted = new Set<Sleeper>();

/** What a visitor has done to an element that is on its way to waking. */
export const keptTouches = (host: Sleeper): Touch[] => waking.get(host)?.touches ?? [];

/** Whether a node is an element of ours that has not been woken yet. */
export const isAsleep = (node: EventTarget | null): node is Sleeper =>
  node instanceof HTMLElement && Object.hasOwn(elements, node.localName) && !awake.has(node);

/** Whether a visitor may wake it, and not a script alone. */
export const isTouchable = (node: EventTarget | null): node is Sleeper =>
  isAsleep(node) && elements[node.localName]!.wakes !== 'script';

/**
 * Wakes one element, and repeats inside it what the visitor did to it meanwhile. Public: before its
 * tag is defined, a page script awaits this to use an element's properties and methods.
 * Rejects when its code could not be had; a later call tries again.
 */
export function wake(host: Sleeper, touch?: Touch): Promise<void> {
  if (!isAsleep(host)) return Promise.resolve();
  const before = waking.get(host);
  if (before) {
    if (touch) before.touches.push(touch);
    return before.done;
  }
  const touches = touch ? [touch] : [];
  const done = open(host, touches).finally(() => waking.delete(host));
  waking.set(host, { touches, done });
  wanted.add(host);
  return done;
}

/** Wakes again, or goes on waking, those of whom the rule holds and whom somebody wants awake. */
export const wakeWanted = (rule: (host: Sleeper) => boolean): Promise<void>[] =>
  [...wanted].filter(rule).map((host) => waking.get(host)?.done ?? wake(host));

async function open(host: Sleeper, touches: Touch[]) {
  try {
    await load(host.localName);
  } catch (cause) {
    // For style sheets: what only a working element would show again must not stay hidden.
    host.toggleAttribute('data-wb-failed', true);
    throw new Error(
      `<${host.localName}> could not wake: ${cause}. It stays as it was published; native links and forms still work. ` +
        'Check that its files are served beside the loader; the next touch tries again.',
      { cause },
    );
  }
  host.toggleAttribute('data-wb-failed', false);
  // Removed while its chunk was on the way: it stays asleep, and what was done to it is void.
  if (host.isConnected) {
    host[WAKE]?.();
    awake.add(host);
    await replay(host, touches);
  }
  wanted.delete(host);
}

/** Wakes where nobody waits for the outcome: a failure is reported to the page. */
export function rouse(host: Sleeper, touch?: Touch) {
  wake(host, touch).catch(reportError);
}
