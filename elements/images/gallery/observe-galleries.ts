import { pageSlot } from '../../../shared/foundation/slot';
import { filterPictures } from './filter-pictures';

/** Whether the page is observed already: one listener for all galleries, asleep or awake. */
const isObserved = pageSlot<true>('gallery.1');

/**
 * Has the galleries of the page show the pictures with the tag that a visitor chooses, and tell of those that
 * cannot be shown.
 *
 * @param host one of them, which may have some already
 */
export function observeGalleries(host: Element) {
  host.querySelectorAll('img').forEach((it) => look(it));
  look(largeOf(host), host);
  if (isObserved.value) return;
  isObserved.value = true;
  document.addEventListener('input', (event) => {
    // Also in shadow roots of others, where the target is another one.
    const host = event.composedPath().find(isGallery);
    if (host) filterPictures(host);
  });
  document.addEventListener('error', ({ target }) => look(target), true);
}

/**
 * Tells, as long as a gallery is awake, if its large picture cannot be shown: the document does not hear that of a
 * shadow tree. Returns a function that stops.
 */
export function observeLarge(host: Element): () => void {
  const large = largeOf(host);
  const tell = () => look(large, host);
  tell();
  large?.addEventListener('error', tell);
  return () => large?.removeEventListener('error', tell);
}

const largeOf = (host: Element) => host.shadowRoot?.querySelector('.image') ?? null;

/** @param host the gallery that has it; that around it where it is an author's, and not in the viewer, which tells itself */
function look(node: EventTarget | null, host = galleryOf(node)) {
  if (!host || !(node instanceof HTMLImageElement)) return;
  if (!node.complete || node.naturalWidth || !node.currentSrc) return;
  import('./tell-broken').then(({ tellBroken }) => tellBroken(host, node), reportError);
}

const galleryOf = (node: EventTarget | null): Element | null =>
  (node as Element).closest?.('wb-gallery > :not([slot=viewer])')?.parentElement ?? null;

const isGallery = (node: EventTarget): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'wb-gallery';
