import { ALL, FILTERED, hasTag } from '../../../shared/content/tags';
import { itemsOf } from './own-items';
import { tellChange } from '../tell-change';

/** Shows the items with the chosen tag, and announces which items were shown and hidden. */
export function filterItems(host: HTMLElement) {
  const chosen = host.shadowRoot?.querySelector<HTMLInputElement>('input:checked')?.value ?? ALL;
  const shown: Element[] = [];
  const hidden: Element[] = [];
  for (const item of itemsOf(host)) {
    const isFiltered = !hasTag(item.getAttribute('data-tags'), chosen);
    if (isFiltered === item.hasAttribute(FILTERED)) continue;
    item.toggleAttribute(FILTERED, isFiltered);
    (isFiltered ? hidden : shown).push(item);
  }
  if (shown.length || hidden.length) tellChange(host, shown, hidden);
}

/**
 * Opens an item that a link names, whatever tag is chosen; returns whether it was closed or
 * filtered out.
 */
export function openItem(host: HTMLElement, panel: Element): boolean {
  const item = itemsOf(host).find((it) => it === panel);
  if (!item || (item.open && !item.hasAttribute(FILTERED))) return false;
  const all = host.shadowRoot?.querySelector<HTMLInputElement>('input');
  if (all && item.hasAttribute(FILTERED)) {
    all.checked = true;
    filterItems(host);
  }
  item.open = true;
  return true;
}
