import { FILTERED } from '../../shared/content/filtered';
import { OWNERS } from './deep-link';

/** Marks the item of a gallery whose picture is the large one. */
export const CHOSEN = 'data-wb-chosen';

const ENDING = /\.(avif|bmp|gif|jpe?g|png|svg|webp)$/i;

/** Whether an address, or the type that a link gives it, is that of a picture. */
export function leadsToPicture(href: string, type: string | null, base: string): boolean {
  if (type) return type.startsWith('image/');
  return URL.canParse(href, base) && ENDING.test(new URL(href, base).pathname);
}

/** Whether a link leads to a picture that the viewer shows. */
export const isPictureLink = (node: EventTarget | null): node is HTMLAnchorElement =>
  node instanceof HTMLAnchorElement &&
  /^https?:$/.test(node.protocol) &&
  leadsToPicture(node.href, node.getAttribute('type'), document.baseURI);

/** The links to pictures of an element, in order: those of elements in it and of filtered items are not its. */
export const pictureLinks = (host: Element): HTMLAnchorElement[] =>
  [...host.querySelectorAll('a')].filter(
    (it) =>
      isPictureLink(it) && it.closest(OWNERS) === host && it.closest(`[${FILTERED}]`) === null,
  );
