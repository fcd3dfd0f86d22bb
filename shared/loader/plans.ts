import type { Sleeper } from '../element/signals';
import { hasMissed } from './hears';
import { whenIdle } from './idle';
import { elements } from './manifest';
import { NATIVE } from './native-attributes';
import { isLive } from './settings';
import { isAsleep, isTouchable, rouse } from './sleepers';
import { watchOver } from './watchers';

const NEAR = '300px';
const ANY_ELEMENT = Object.keys(elements).join() || 'wb-none';

const nearing = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      nearing.unobserve(target);
      rouse(target as Sleeper);
    }
  },
  { rootMargin: NEAR },
);

/** Plans the waking of every element in the page, now and later. A touch needs no plan: see loader.ts. */
export function planPage() {
  planAll(document);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) planAll(node);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** A script that changes an attribute expects an answer, as a visitor does. */
export function heedAttributes() {
  new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      if (isAsleep(target) && !NATIVE.test(attributeName!)) rouse(target);
    }
  }).observe(document, { subtree: true, attributes: true });
}

function planAll(top: Element | Document) {
  if (top instanceof HTMLElement && isAsleep(top)) plan(top);
  for (const host of top.querySelectorAll<HTMLElement>(ANY_ELEMENT)) if (isAsleep(host)) plan(host);
}

function plan(host: Sleeper) {
  const { wakes, watch } = elements[host.localName]!;
  if (wakes === 'eager' || isLive() || hasMissed(host)) return rouse(host);
  if (watch) whenIdle(() => watchOver(host, watch));
  if (wakes === 'idle') whenIdle(() => rouse(host));
  // Nothing of an undrawn one is to be seen yet, so waiting for a touch would be waiting for ever.
  else if ((isTouchable(host) || !watch) && (wakes === 'visible' || !host.shadowRoot))
    whenSeen(host);
}

/** What is not rendered, as in a closed dialog, may never come near the viewport. */
function whenSeen(host: Sleeper) {
  if (host.checkVisibility()) nearing.observe(host);
  else whenIdle(() => rouse(host));
}
