import type { Demo } from '../demo';

const lists = `<ul>
      <li><a href="/">Home</a></li>
      <li><a href="/shop">Shop</a>
        <ul>
          <li><a href="/shop/bed">Bed</a>
            <ul><li><a href="/shop/bed/linen">Linen</a></li><li><a href="/shop/bed/wool">Wool</a></li></ul>
          </li>
          <li><a href="/shop/bath">Bath</a></li>
          <li><a href="/shop/table">Table</a></li>
        </ul>
      </li>
      <li><span>About us</span>
        <ul>
          <li><a href="/about/workshop">The workshop</a></li>
          <li><a href="https://example.com/press" target="_blank" rel="noopener" hreflang="en">Press</a></li>
        </ul>
      </li>
    </ul>`;

const click = (host: HTMLElement) =>
  host.shadowRoot!.querySelector<HTMLElement>('[part~=button]')!.click();

export const demo: Demo = {
  examples: [
    {
      name: 'horizontal, vertical on a phone, with a mega menu',
      html: `<nav aria-label="Main">
  <wb-menu layout-mobile="vertical">
    ${lists}
    <wb-mega-menu><a slot="title" href="/gifts">Gifts</a>
      <p>For a new home: <a href="/gifts/towels">towels</a>, <a href="/gifts/napkins">napkins</a>.</p>
    </wb-mega-menu>
    <ul><li><a href="/contact">Contact</a></li></ul>
  </wb-menu>
</nav>`,
    },
    {
      name: 'vertical, with pictures and the mark of an author',
      html: `<wb-menu layout="vertical" label="Rooms" sub-menu-text="More of {title}">
  <ul>
    <li><a href="/bed"><img src="/gallery/pictures/oak-30.svg" alt="" width="30" height="30"> Bedroom</a>
      <ul><li><a href="/bed/linen" aria-current="page">Linen</a></li><li><a href="/bed/wool">Wool</a></li></ul>
    </li>
    <li><a href="/bath">Bathroom</a>
      <ul><li><a href="/bath/towels">Towels</a></li></ul>
    </li>
  </ul>
</wb-menu>`,
    },
    {
      name: 'opened by a click alone',
      html: `<nav aria-label="Shop">
  <wb-menu trigger="click">
    ${lists}
  </wb-menu>
</nav>`,
    },
  ],
  states: [
    { name: 'a sub-menu open', reach: click },
    {
      name: 'a sub-menu closed again',
      example: 'opened by a click alone',
      reach: (host) => {
        const button = host.shadowRoot!.querySelector<HTMLElement>('[part~=button]')!;
        button.click();
        button.click();
      },
    },
    {
      name: 'a sub-menu opened in place',
      example: 'vertical, with pictures and the mark of an author',
      reach: click,
    },
  ],
};
