/**
 * The settings of this loader, which its script tag carries: `data-prefetch="off"` disables prefetching;
 * `data-live`, for editors, wakes all elements at once. Looked up once, since that searches the page, and
 * followed from then on.
 */
export const settings: DOMStringMap =
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].find(
    (it) => it.src === import.meta.url,
  )?.dataset ?? {};
