import { isOtherStore } from './ecwid';

/** Whether the page's script may show this element; warns of what is only known in a browser. */
export function mayShow(host: HTMLElement, storeId: string): boolean {
  const isInShadow = host.getRootNode() !== document;
  const isOther = isOtherStore(storeId);
  if (isInShadow || isOther) warnOfNothing(host, storeId, isInShadow);
  return !isInShadow && !isOther;
}

/** Says that it shows nothing, as part of another element or as of another store. */
export function warnOfNothing(host: HTMLElement, storeId: string, isInShadow = false) {
  import('./warn-of-shop').then(
    ({ warnOfOther, warnOfShadow }) => (isInShadow ? warnOfShadow : warnOfOther)(host, storeId),
    reportError,
  );
}
