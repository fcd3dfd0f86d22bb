import { filmSource } from '../../shared/browser/players/film-source';
import { FILTERED } from '../../shared/content/tags';
import { OWNERS } from './deep-link';

/** Marks the item of a gallery whose picture is the large one. */
export const CHOSEN = 'data-wb-chosen';

const ENDING = /\.(avif|bmp|gif|jpe?g|png|svg|webp)$/i;

/** Whether a file is a picture, as its type says, else the ending of its path. */
export const isPictureFile = (type: string, path: string): boolean =>
  type ? type.startsWith('image/') : ENDING.test(path);

/** Whether a link leads to a picture or film that the viewer shows, as its type says, else its address. */
export const isPictureLink = (node: EventTarget | null): node is HTMLAnchorElement =>
  node instanceof HTMLAnchorElement &&
  /^https?:$/.test(node.protocol) &&
  (isPictureFile(node.type, node.pathname) || isFilmLink(node));

/** Whether a link leads to a film; one whose type is something else than a video does not. */
export const isFilmLink = ({ type, href }: HTMLAnchorElement): boolean =>
  (!type || type.startsWith('video/')) && filmSource(href) !== undefined;

/** Where the open viewer has its pictures, in the page itself. */
const IN_VIEWER = '[slot=viewer]';

/**
 * All links to pictures and films of an element, in order: those of elements in it and of its open viewer
 * are not its.
 */
export const allLinks = (host: Element): HTMLAnchorElement[] =>
  [...host.querySelectorAll('a')].filter(
    (it) => isPictureLink(it) && it.closest(OWNERS) === host && !it.closest(IN_VIEWER),
  );

/** Those that no tag leaves out. */
export const pictureLinks = (host: Element): HTMLAnchorElement[] =>
  allLinks(host).filter((it) => !it.closest(`[${FILTERED}]`));
