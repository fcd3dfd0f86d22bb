import type { Demo } from '../demo';
import { products } from '../storefront/products';
import { cards, notes, pictures, quotes } from './scenes';

export const demo: Demo = {
  moves: true,
  examples: [
    {
      name: 'three cards in view',
      html: `<wb-carousel label="Walks" slides-to-show="3">\n${cards()}\n</wb-carousel>`,
    },
    {
      name: 'pictures that go round by themselves',
      html: `<wb-carousel label="Landscapes" loop autoplay autoplay-speed="4">\n${pictures(4)}\n</wb-carousel>`,
    },
    {
      name: 'fading, slowly',
      html: `<wb-carousel label="Landscapes" fade transition-speed="9">\n${pictures(3)}\n</wb-carousel>`,
    },
    {
      name: 'one below the other',
      html: `<wb-carousel label="What guests say" vertical slides-to-show="3" slides-to-show-tablet="3" slides-to-show-phone="3">\n${quotes}\n</wb-carousel>`,
    },
    {
      name: 'four of many, by four, two on phones, from the fifth on',
      html: `<wb-carousel label="Notes" slides-to-show="4" slides-to-show-tablet="3" slides-to-show-phone="2" slides-to-scroll="4" active="5" wheel>\n${notes(9)}\n</wb-carousel>`,
    },
    {
      name: 'a number for many, without swiping',
      html: `<wb-carousel label="Notes" slides-to-show="2" swipe="off">\n${notes(16)}\n</wb-carousel>`,
    },
    {
      name: 'the pictures of a product',
      html: `<wb-carousel label="Oak board" product-handle="oak-board" slides-to-show="2" slides-to-show-tablet="1" arrows="off">
  <figure><img src="/gallery/pictures/oak-30.svg?width=600" alt="" width="240" height="240"><figcaption>Oak board, 30 cm</figcaption></figure>
  <figure><img src="/gallery/pictures/oak-45.svg?width=600" alt="" width="240" height="240"><figcaption>Oak board, 45 cm</figcaption></figure>
  <figure><img src="/gallery/pictures/oak-30.svg?side=back" alt="" width="240" height="240"><figcaption>Oak board, from behind</figcaption></figure>
</wb-carousel>
<wb-variant-picker product-handle="oak-board" variant-title="Length" variant-type="radio"></wb-variant-picker>`,
      data: { products },
    },
  ],
  states: [
    {
      name: 'the next cards in view',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=next]')!.click(),
    },
    {
      name: 'stopped',
      example: 'pictures that go round by themselves',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=pause]')!.click(),
    },
    {
      name: 'faded',
      example: 'fading, slowly',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=next]')!.click(),
    },
  ],
};
