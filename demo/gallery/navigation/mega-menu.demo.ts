import type { Demo } from '../demo';

const columns = `<div>
    <section><h3>Bed</h3><ul><li><a href="/shop/linen">Linen</a></li><li><a href="/shop/wool">Wool</a></li></ul></section>
    <section><h3>Bath</h3><ul><li><a href="/shop/towels">Towels</a></li><li><a href="/shop/soap">Soap</a></li></ul></section>
    <p><img src="/gallery/pictures/oak-45.svg" alt="An oak bed" width="160" height="120"></p>
  </div>`;

const click = (host: HTMLElement) => host.shadowRoot!.querySelector('button')!.click();

export const demo: Demo = {
  examples: [
    {
      name: 'in a menu, beside a link',
      html: `<nav aria-label="Main"><wb-menu>
  <wb-mega-menu>
    <a slot="title" href="/shop">Shop</a>
    ${columns}
  </wb-mega-menu>
  <ul><li><a href="/contact">Contact</a></li></ul>
</wb-menu></nav>`,
    },
    {
      name: 'a title without address, as wide as the window, by a click',
      html: `<nav aria-label="Main"><wb-mega-menu trigger="click" panel-width="window">
  <span slot="title">Help</span>
  <h3>Ask us</h3>
  <p>Write to <a href="mailto:shop@example.com">shop@example.com</a>, we answer within a day.</p>
</wb-mega-menu></nav>`,
    },
    {
      name: 'one in another',
      html: `<header><wb-mega-menu panel-width="menu">
  <a slot="title" href="/shop">Shop</a>
  <p>All that we weave.</p>
  <wb-mega-menu><span slot="title">By room</span><p><a href="/shop/bath">Bath</a></p></wb-mega-menu>
</wb-mega-menu></header>`,
    },
  ],
  states: [
    { name: 'open', reach: click },
    {
      name: 'closed again',
      reach: (host) => {
        const button = host.shadowRoot!.querySelector('button')!;
        button.click();
        button.click();
      },
    },
    {
      name: 'the inner one open',
      example: 'one in another',
      reach: (host) => {
        host.shadowRoot!.querySelector('button')!.click();
        host.querySelector('wb-mega-menu')!.shadowRoot!.querySelector('button')!.click();
      },
    },
  ],
};
