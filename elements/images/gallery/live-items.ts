import { ADDED } from '../../../shared/browser/html/authored';

/** The items of a gallery that is in a page; see `itemsIn`. What the viewer puts there is none. */
export const itemsOf = (host: Element): Element[] =>
  [...host.children].filter(
    (it) => !it.matches(`link, meta, noscript, script, style, template, ${ADDED}`),
  );

/** The number of the picture that a link in a gallery belongs to, counted from 1. */
export const numberOf = (host: Element, link: Element): number =>
  1 + itemsOf(host).findIndex((item) => item.contains(link));
