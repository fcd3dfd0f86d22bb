import { subscribe } from '../../../shared/bus/bus';
import type { AnnouncementName, Announcements } from '../../../shared/bus/announcements';
import { put, turn } from '../../support/test-element';

let count = 0;

/** A handle that no test of this page has used: choices are kept by handle as long as the page lives. */
export const freshHandle = (): string => `product-${(count += 1)}`;

/** Sizes S and M in two colours: all at prices of their own, and M in Ink sold out. */
export const shirt = {
  optionNames: ['Size', 'Colour'],
  variants: [
    { id: 1, options: ['S', 'Sand'], available: true, price: 1000, compare_at_price: null },
    { id: 2, options: ['S', 'Ink'], available: true, price: 2000, compare_at_price: 2500 },
    { id: 3, options: ['M', 'Sand'], available: true, price: 3000, compare_at_price: null },
    { id: 4, options: ['M', 'Ink'], available: false, price: 4000, compare_at_price: null },
  ],
};

/** Puts HTML into the page together with product data, one entry a handle. */
export function putShop(html: string, products: object, moneyFormat = '€{{amount}}'): HTMLElement {
  const json = JSON.stringify({ moneyFormat, ...products }).replace(/</g, '\\u003c');
  const data = `<script type="application/json" data-wb-products>${json}</script>`;
  return put(`<div>${html}</div>${data}`);
}

/** What the events of a name carry, as long as the test runs. */
export function eventDetails<T = unknown>(target: EventTarget, name: string): T[] {
  const details: T[] = [];
  target.addEventListener(name, (event) => details.push((event as CustomEvent<T>).detail));
  return details;
}

/** What is announced under a name and key from now on. */
export function announcementDetails<N extends AnnouncementName>(
  name: N,
  key: string,
): Announcements[N][] {
  const details: Announcements[N][] = [];
  subscribe(name, (detail, about) => {
    if (about === key) details.push(detail);
  });
  return details;
}

/** The node of an element that carries a part's name. */
export const part = <E extends HTMLElement>(host: Element, name: string): E =>
  host.shadowRoot!.querySelector<E>(`[part="${name}"]`)!;

/** The node in the page that a selector names; it must be there. */
export const the = <E extends HTMLElement>(top: ParentNode, selector: string): E =>
  top.querySelector<E>(selector)!;

/** Lets a reset form, and everything that follows from it, come to rest. */
export const settled = turn;
