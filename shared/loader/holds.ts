import type { Holds } from '../element/contract';
import type { Sleeper } from '../element/signals';
import { NAMED, namingOf } from '../page/naming';
import { elements } from './manifest';
import { isAsleep, wake } from './sleepers';

const holds = (node: EventTarget | null, what: Holds): node is Sleeper =>
  isAsleep(node) && Boolean(elements[node.localName]!.holds?.includes(what));

/** Forms on their second way, which nothing holds back any more. */
const released = new WeakSet<HTMLFormElement>();

/** A form in a sleeping element that asks for it waits, and is sent through the element. */
export async function holdSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  const host = event.composedPath().find((node) => holds(node, 'submit')) as Sleeper | undefined;
  if (!host || event.defaultPrevented || released.has(form)) return;
  const { submitter } = event;
  event.preventDefault();
  event.stopImmediatePropagation();
  await wake(host).catch(reportError);
  // Awake, the element answers this one; if its code could not be had, the browser sends the form.
  if (!form.isConnected) return;
  released.add(form);
  const button = submitter as HTMLButtonElement | null;
  form.requestSubmit(button?.form === form ? button : null);
  released.delete(form);
}

/** A click that names a sleeping element waits, and is answered by the element. */
export async function holdNaming(event: Event) {
  const naming = namingOf(event);
  const host = naming && document.getElementById(naming.id);
  if (!naming || !host || !holds(host, 'naming') || event.defaultPrevented) return;
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
