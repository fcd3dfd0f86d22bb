import { markLate, nameInSheet } from './sections';

/** Shows a section in a drawing as React would; `active` counts from 1. */
export function drawSection(host: HTMLElement, active: number) {
  const { shadowRoot: shadow } = host;
  const titles = [...(shadow?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  // First, since browsers compute styles to see whether what has the focus keeps it.
  for (const [index, title] of titles.entries()) title.tabIndex = index + 1 === active ? 0 : -1;
  for (const [index, title] of titles.entries()) title.ariaSelected = String(index + 1 === active);
  const panel = shadow?.querySelector('[role=tabpanel]');
  panel?.setAttribute('aria-labelledby', `title-${active}`);
  panel?.setAttribute('data-active', nameInSheet(active));
  shadow?.querySelector('.toggle')?.setAttribute('data-active', String(active));
  markLate(host, active);
}
