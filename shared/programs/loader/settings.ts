/** The script tag of this loader, which carries its settings. */
const script = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].find(
    (it) => it.src === import.meta.url,
  );

/** `data-prefetch="off"`: disables prefetching. */
export const prefetchIsOff = () => script()?.dataset.prefetch === 'off';

/** `data-live`, for editors: wakes all elements at once. */
export const isLive = () => script()?.dataset.live !== undefined;
