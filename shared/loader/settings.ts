/** The script tag this loader came from, for what a page says on it. */
const script = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].find(
    (it) => it.src === import.meta.url,
  );

/** `data-prefetch="off"`: nothing is fetched before it is needed. */
export const prefetchIsOff = () => script()?.dataset.prefetch === 'off';

/** `data-live`, in an editor: everything is awake. */
export const isLive = () => script()?.dataset.live !== undefined;
