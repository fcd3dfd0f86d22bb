import { itemsOf } from './live-items';

/** The number of the picture of a gallery that an address is that of, counted from 1; 0 for none. */
export function pictureNumber(host: Element, address: string): number {
  const wanted = fileOf(address);
  const isIt = (item: Element) =>
    [item, ...item.querySelectorAll('a, img')].some(
      (node) =>
        (node instanceof HTMLAnchorElement && fileOf(node.href) === wanted) ||
        (node instanceof HTMLImageElement && fileOf(node.src) === wanted),
    );
  return 1 + itemsOf(host).findIndex(isIt);
}

/** An address without what only says in which size or version a shop serves the file. */
function fileOf(address: string) {
  if (!URL.canParse(address, document.baseURI)) return undefined;
  const { host, pathname } = new URL(address, document.baseURI);
  return host + pathname;
}
