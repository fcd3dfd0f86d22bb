import { announce } from '../../bus/bus';
import { pageSlot } from '../../foundation/slot';
import { anchorsSlot } from './anchors-slot';
import { elementAt, fragmentOf } from './fragment';
import { isPlain } from './plain-click';

const announcing = pageSlot<true>('announce-anchors.1');

/**
 * From now on announces `anchor.started` when the browser itself scrolls to an anchor of this page:
 * because the hash has changed, or a link to the present address was clicked. If the page has a
 * `<wb-anchors>`, that element scrolls and announces instead.
 */
export function announceAnchors() {
  if (announcing.value) return;
  announcing.value = true;
  addEventListener('hashchange', () => tell(location.hash.slice(1), null));
  addEventListener('click', (event) => {
    const link = event
      .composedPath()
      .find((it) => it instanceof HTMLAnchorElement || it instanceof HTMLAreaElement);
    // A link to another address triggers `hashchange` instead.
    if (link && isPlain(event, link) && link.href === location.href) tell(fragmentOf(link), link);
  });
}

function tell(fragment: string | undefined, source: Element | null) {
  if (anchorsSlot.value && document.querySelector('wb-anchors')) return;
  const target = fragment === undefined ? undefined : elementAt(fragment);
  // Browsers do not scroll to elements that are not rendered.
  if (target?.checkVisibility()) announce('anchor.started', target.id, { source });
}
