import type { Sleeper } from '../../element/signals';
import { hasMissedAnnouncement } from './subscriptions';
import { whenIdle } from './idle';
import { elements } from './manifest';
import { NATIVE } from './native-attributes';
import { isLive } from './settings';
import { isAsleep, isTouchable, wakeQuietly } from './sleepers';
import { watchOver } from './watchers';

const NEAR = '300px';
const ANY_ELEMENT = Object.keys(elements).join() || 'wb-none';

const nearing = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      nearing.unobserve(target);
      wakeQuietly(target as Sleeper);
    }
  },
  { rootMargin: NEAR },
);

/** Plans when to wake each element in the page, including later ones. Touches are handled in loader.ts. */
export function planPage() {
  planAll(document);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) planAll(node);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Wakes an element when a script changes one of its attributes. */
export function wakeOnAttributes() {
  new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      if (isAsleep(target) && !NATIVE.test(attributeName!)) wakeQuietly(target);
    }
  }).observe(document, { subtree: true, attributes: true });
}

function planAll(top: Element | Document) {
  if (top instanceof HTMLElement && isAsleep(top)) plan(top);
  for (const host of top.querySelectorAll<HTMLElement>(ANY_ELEMENT)) if (isAsleep(host)) plan(host);
}

function plan(host: Sleeper) {
  const { wakes, watch } = elements[host.localName]!;
  if (wakes === 'eager' || isLive() || hasMissedAnnouncement(host)) return wakeQuietly(host);
  if (watch) whenIdle(() => watchOver(host, watch));
  if (wakes === 'idle') whenIdle(() => wakeQuietly(host));
  // An element without a drawing is not visible, so it would wait for a touch for ever.
  else if ((isTouchable(host) || !watch) && (wakes === 'visible' || !host.shadowRoot))
    whenSeen(host);
}

/** Wakes an element near the viewport; at idle if it is not rendered, since it may never come near. */
function whenSeen(host: Sleeper) {
  if (host.checkVisibility()) nearing.observe(host);
  else whenIdle(() => wakeQuietly(host));
}
