import { markLate, nameInSheet } from './sections';

/** Shows a section in a drawing as React would; `active` counts from 1. */
export function drawSection(host: HTMLElement, active: number) {
  const { shadowRoot: shadow } = host;
  shadow?.querySelectorAll<HTMLElement>('[role=tab]').forEach((title, index) => {
    title.ariaSelected = String(index + 1 === active);
    title.tabIndex = index + 1 === active ? 0 : -1;
  });
  const panel = shadow?.querySelector('[role=tabpanel]');
  panel?.setAttribute('aria-labelledby', `title-${active}`);
  panel?.setAttribute('data-active', nameInSheet(active));
  shadow?.querySelector('.toggle')?.setAttribute('data-active', String(active));
  markLate(host, active);
}
