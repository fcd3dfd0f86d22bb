import { currentOf } from './current';

/** Set on links and titles above the link to the current page. */
const ABOVE = 'data-wb-above';

/**
 * Marks the links of a rendered menu that lead to the current page, and the items above them,
 * unless the author has marked some. React never writes these marks, so they can be set before and
 * after it loads.
 */
export function markCurrent({ shadowRoot }: HTMLElement) {
  const menu = shadowRoot?.querySelector('.menu:not([data-marked])');
  if (!menu) return;
  const links = [...menu.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const addresses = links.map(({ href }) => href);
  const { here, above } = currentOf(addresses, location.href);
  const present = new Set<Element>(here.map((index) => links[index]!));
  const last = above === undefined ? [...present] : [links[above]!];
  const way = new Set(last.flatMap(itemsOf).flatMap((item) => [...item.children]));
  for (const link of links) mark(link, present.has(link));
  for (const node of menu.querySelectorAll('.link')) {
    const isAbove = way.has(node) && !present.has(node);
    if (node.hasAttribute(ABOVE) !== isAbove) node.toggleAttribute(ABOVE, isAbove);
  }
}

/** Opens the sub-menus above the link to the current page, where they open in place. */
export function openWay({ shadowRoot }: HTMLElement) {
  const marked = shadowRoot?.querySelectorAll(`[aria-current], .link[${ABOVE}]`) ?? [];
  for (const item of [...marked].flatMap(itemsOf)) {
    const button = item.querySelector(':scope > .button[aria-expanded=false]');
    if (button && !floats(button)) button.setAttribute('aria-expanded', 'true');
  }
}

/** Closes sub-menus that were open in place and now float, and opens those above the current page. */
export function settleWay(host: HTMLElement) {
  for (const button of host.shadowRoot?.querySelectorAll('.button[aria-expanded=true]') ?? [])
    if (floats(button)) button.setAttribute('aria-expanded', 'false');
  openWay(host);
}

const floats = (button: Element) =>
  getComputedStyle(button.nextElementSibling!).position === 'fixed';

function mark(link: Element, isHere: boolean) {
  if ((link.getAttribute('aria-current') === 'page') === isHere) return;
  if (isHere) link.setAttribute('aria-current', 'page');
  else link.removeAttribute('aria-current');
  link.part.toggle('current', isHere);
}

/** The items that hold a link, from the inside out. */
function itemsOf(link: Element): Element[] {
  const items: Element[] = [];
  for (let item = link.closest('.item'); item; item = item.parentElement!.closest('.item'))
    items.push(item);
  return items;
}
