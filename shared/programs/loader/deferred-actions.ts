import type { Deferrable } from '../../contract/contract';
import type { Sleeper } from '../../element/signals';
import { INVOKED, invocationOf } from '../../browser/links/invoker';
import { listensTo } from './subscriptions';
import { elements } from './manifest';
import { isAsleep, wakeQuietly, wakeWanted } from './sleepers';
import { wakeFor } from './wake-for';

/** Whether a node is an element that wants such an action held back; the page itself has no name. */
export const defers = (node: EventTarget, what: Deferrable): node is Sleeper =>
  elements[(node as Sleeper).localName]?.defers?.includes(what) === true;

/** The submissions that are held back, by their forms. */
const held = new WeakMap<HTMLFormElement, Event>();
/** Forms that are submitted again, not to be held back; true if the browser sends it, not an element. */
const released = new WeakMap<HTMLFormElement, boolean>();

/**
 * Holds back a form in an element that defers submission until that element is awake, and all elements
 * inside it or that it listens to have finished waking: a variant chosen while its picker slept is the
 * one that is sent. If code cannot be loaded, the browser sends the form instead.
 */
export async function deferSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  const host = event.composedPath().find((node) => defers(node, 'submit')) as Sleeper | undefined;
  if (!host || event.defaultPrevented) return;
  const isNative = released.get(form);
  if (isNative) event.stopImmediatePropagation();
  if (isNative !== undefined) return;
  const jobs = wakeWanted((it) => it !== host && (host.contains(it) || listensTo(host, it)));
  if (!isAsleep(host) && !jobs.length && !held.has(form)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // A form that is submitted again while held back is sent only once.
  if (held.has(form)) return;
  held.set(form, event);
  const outcomes = await Promise.allSettled([wakeQuietly(host), ...jobs]);
  // Given up, and perhaps submitted anew.
  if (held.get(form) !== event) return;
  held.delete(form);
  if (!form.isConnected) return;
  const failed = outcomes.some(({ status }) => status === 'rejected');
  released.set(form, failed && !isAsleep(host));
  const button = event.submitter as HTMLButtonElement | null;
  const submitter = button?.form === form ? button : null;
  HTMLFormElement.prototype.requestSubmit.call(form, submitter);
  released.delete(form);
}

/** Gives up a form that is held back, and reset meanwhile. */
export const giveUp = ({ target, defaultPrevented }: Event) =>
  defaultPrevented || held.delete(target as HTMLFormElement);

/** Holds back a click that names a sleeping element until the element is awake to handle it. */
export function deferInvocation(event: Event, path: EventTarget[]) {
  const invocation = invocationOf(event, path);
  const host = invocation && document.getElementById(invocation.id);
  if (!isAsleep(host) || !defers(host, 'invocation') || event.defaultPrevented) return;
  event.preventDefault();
  const { source } = invocation!;
  wakeFor(host, event, (isAwake) => {
    if (isAwake) host.dispatchEvent(new CustomEvent(INVOKED, { detail: source }));
    else followNatively(source);
  });
}

/** Performs the click's default action if the element could not be loaded. */
function followNatively(source: Element) {
  if (source instanceof HTMLAnchorElement) location.hash = source.hash;
}
