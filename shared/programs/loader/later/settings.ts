/**
 * The settings of the loader, which its script tag carries: `data-prefetch="off"` disables prefetching;
 * `data-live`, for editors, wakes all elements at once. Followed once they have been looked up. Of the root,
 * since names of images may hide the methods of the document.
 *
 * @param address that of the loader's file
 */
export const settingsOf = (address: string): DOMStringMap =>
  [...document.documentElement.querySelectorAll<HTMLScriptElement>('script[src]')].find(
    (it) => it.src === address,
  )?.dataset ?? {};
