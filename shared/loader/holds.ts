import type { Holds } from '../element/contract';
import type { Sleeper } from '../element/signals';
import { NAMED, namingOf } from '../page/naming';
import { isHeardBy } from './hears';
import { elements } from './manifest';
import { isAsleep, wake, wakeWanted } from './sleepers';

const holds = (node: EventTarget | null, what: Holds): node is Sleeper =>
  node instanceof HTMLElement && Boolean(elements[node.localName]?.holds?.includes(what));

/** Forms that wait, and forms on their second way, which nothing holds back any more. */
const held = new WeakSet<HTMLFormElement>();
const released = new WeakMap<HTMLFormElement, 'to element' | 'to browser'>();

/**
 * A form in an element that asks for it waits, until the element is awake and has heard what was
 * done meanwhile to itself and to those that tell it something: a variant chosen while its picker
 * slept is the one that is sent. Whatever cannot be had, the browser sends the form instead.
 */
export async function holdSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  const host = event.composedPath().find((node) => holds(node, 'submit')) as Sleeper | undefined;
  if (!host || event.defaultPrevented) return;
  if (released.has(form)) {
    if (released.get(form) === 'to browser') event.stopImmediatePropagation();
    return;
  }
  const jobs = wakeWanted((it) => it !== host && (host.contains(it) || isHeardBy(host, it)));
  if (!isAsleep(host) && !jobs.length && !held.has(form)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // However often it is sent while it waits, it goes once.
  if (held.has(form)) return;
  held.add(form);
  const outcomes = await Promise.allSettled([wake(host).catch(reportError), ...jobs]);
  held.delete(form);
  if (!form.isConnected) return;
  const failed = outcomes.some(({ status }) => status === 'rejected');
  released.set(form, failed && !isAsleep(host) ? 'to browser' : 'to element');
  const button = event.submitter as HTMLButtonElement | null;
  form.requestSubmit(button?.form === form ? button : null);
  released.delete(form);
}

/** A click that names a sleeping element waits, and is answered by the element. */
export async function holdNaming(event: Event) {
  const naming = namingOf(event);
  const host = naming && document.getElementById(naming.id);
  if (!naming || !host || !isAsleep(host) || !holds(host, 'naming') || event.defaultPrevented)
    return;
  event.preventDefault();
  try {
    await wake(host);
    host.dispatchEvent(new CustomEvent(NAMED, { detail: naming.source }));
  } catch (error) {
    reportError(error);
    followNatively(naming.source);
  }
}

/** The click's own action, which was held back for an element that cannot be had. */
function followNatively(source: Element) {
  if (source instanceof HTMLAnchorElement) location.hash = source.hash;
}
