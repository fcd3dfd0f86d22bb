import { isPlain } from '../../shared/browser/links/plain-click';
import { pageSlot } from '../../shared/foundation/slot';

/** Whether the page is observed already: one listener for all blocks, asleep or awake. */
const isObserved = pageSlot<true>('previous.1');

/** On the link that leads back, where the suite draws it. */
export const PREVIOUS = 'data-wb-previous';

/**
 * Has the Previous links of the page go back in the history, where a page of this site stands before this
 * one; else they lead to their address. Spec 2.
 */
export function followPrevious() {
  if (isObserved.value) return;
  isObserved.value = true;
  // On the window, so that page scripts can prevent it.
  addEventListener('click', (event) => {
    const link = event.composedPath().find(isPrevious);
    if (!link || !isPlain(event, link) || !canGoBack()) return;
    event.preventDefault();
    history.back();
  });
}

const isPrevious = (node: EventTarget): node is HTMLAnchorElement =>
  node instanceof HTMLAnchorElement &&
  (node.hasAttribute(PREVIOUS) || (node.slot === 'previous' && node.assignedSlot !== null));

/** Only a page of this site: who came from elsewhere wants to see the list, not to leave. */
function canGoBack(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  if (navigation) return navigation.canGoBack;
  const { origin } = location;
  return (
    history.length > 1 &&
    (document.referrer === origin || document.referrer.startsWith(`${origin}/`))
  );
}
