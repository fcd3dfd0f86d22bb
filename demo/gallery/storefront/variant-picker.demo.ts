import type { Demo } from '../demo';
import { products } from './products';

const picker = (handle: string, title: string, type: string) =>
  `<wb-variant-picker product-handle="${handle}" variant-title="${title}" variant-type="${type}"></wb-variant-picker>`;

export const demo: Demo = {
  examples: [
    { name: 'a list', html: picker('linen-shirt', 'Size', 'select'), data: { products } },
    {
      name: 'two options of one product',
      html: `${picker('linen-shirt', 'Size', 'radio')}\n${picker('linen-shirt', 'Colour', 'select')}\n<wb-price product-handle="linen-shirt"></wb-price>`,
      data: { products },
    },
    { name: 'with pictures', html: picker('oak-board', 'Length', 'image'), data: { products } },
    {
      name: 'with controls of your own',
      html: `<wb-variant-picker product-handle="linen-shirt" variant-title="Size">
  <select slot="field" name="options[Size]" aria-label="Size"><option>S</option><option selected>M</option><option>L</option></select>
</wb-variant-picker>`,
      data: { products },
    },
  ],
  states: [
    {
      name: 'open',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=select]')!.click(),
    },
    {
      name: 'another value chosen',
      example: 'two options of one product',
      reach: (host) => host.querySelector<HTMLElement>('input[value=L]')!.click(),
    },
  ],
};
