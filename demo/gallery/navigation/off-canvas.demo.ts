import type { Demo } from '../demo';

const open = (host: HTMLElement) => (host as HTMLElement & { open(): void }).open();

export const demo: Demo = {
  examples: [
    {
      name: 'a menu, in a drawer on every device',
      html: `<p><a href="#site-menu">Menu</a></p>
<wb-off-canvas id="site-menu" label="Menu">
  <nav aria-label="Site"><ul>
    <li><a href="/bread">Bread</a></li>
    <li><a href="/cakes">Cakes</a></li>
    <li><a href="#our-hours">Opening hours</a></li>
  </ul></nav>
</wb-off-canvas>
<p id="our-hours">Tuesday to Saturday, seven to six.</p>`,
    },
    {
      name: 'in the page on desktops, in a drawer on tablets and phones',
      html: `<p><button type="button" data-wb-names="shop-menu">Shop</button></p>
<wb-off-canvas id="shop-menu" side="end" devices="responsive">
  <h3>Shop</h3>
  <p><a href="/linen">Linen</a> <a href="/wool">Wool</a> <a href="/silk">Silk</a></p>
</wb-off-canvas>`,
    },
    {
      name: 'from below',
      html: `<p><a href="#filters">Filters</a></p>
<wb-off-canvas id="filters" side="bottom" label="Filters" close-text="Close the filters">
  <p><label><input type="checkbox"> In stock only</label></p>
  <p><button type="button" data-wb-close>Show 12 products</button></p>
</wb-off-canvas>`,
    },
  ],
  states: [
    { name: 'open', reach: open },
    { name: 'open from below', example: 'from below', reach: open },
  ],
};
