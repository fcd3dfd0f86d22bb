import { reducesMotion } from '../../../shared/browser/reduced-motion';
import { ALL, FILTERED, hasTag } from '../../../shared/content/tags';
import { itemsOf } from './live-items';

const DURATION = 250;

/** Shows the pictures with the chosen tag; those that stay move to their new places. Spec 4. */
export function filterPictures(host: HTMLElement) {
  const chosen = host.shadowRoot?.querySelector<HTMLInputElement>('.filter :checked')?.value ?? ALL;
  const items = itemsOf(host) as HTMLElement[];
  const isLeftOut = (item: Element) => !hasTag(item.getAttribute('data-tags'), chosen);
  const changed = items.filter((it) => isLeftOut(it) !== it.hasAttribute(FILTERED));
  if (!changed.length) return;
  const places = reducesMotion() ? undefined : new Map(items.map((it) => [it, placeOf(it)]));
  for (const item of changed) item.toggleAttribute(FILTERED, isLeftOut(item));
  for (const [item, before] of places ?? []) moveFrom(item, before);
}

/** Where an item stands; undefined while it is left out. */
const placeOf = (item: Element) =>
  item.hasAttribute(FILTERED) ? undefined : item.getBoundingClientRect();

function moveFrom(item: HTMLElement, before: DOMRect | undefined) {
  if (item.hasAttribute(FILTERED)) return;
  const now = item.getBoundingClientRect();
  const [x, y] = before ? [before.left - now.left, before.top - now.top] : [0, 0];
  if (before && !x && !y) return;
  const from = before ? { translate: `${x}px ${y}px` } : { opacity: 0, scale: '0.9' };
  item.animate([from, {}], { duration: DURATION, easing: 'ease-out' });
}
