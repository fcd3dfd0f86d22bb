/**
 * The settings of this loader, which its script tag carries: `data-prefetch="off"` disables prefetching;
 * `data-live`, for editors, wakes all elements at once. Looked up once, since that searches the page, and
 * followed from then on. Of the root, since names of images may hide the methods of the document.
 */
export const settings: DOMStringMap =
  [...document.documentElement.querySelectorAll<HTMLScriptElement>('script[src]')].find(
    (it) => it.src === import.meta.url,
  )?.dataset ?? {};
