import type { Demo } from '../demo';

export const demo: Demo = {
  examples: [
    {
      name: 'the visitor is asked',
      html: `<wb-shop consent type="cart" store-id="1003" shop-path="/shop" height="420" width="100%">
  <h2>Your bag</h2>
</wb-shop>`,
      once: true,
    },
    {
      name: 'another store than the one above it',
      html: `<wb-shop-products consent store-id="1003" height="240"></wb-shop-products>
<wb-shop type="search" store-id="2004"></wb-shop>`,
      once: true,
      warns: 'whose script does not go with another',
    },
  ],
  states: [
    {
      name: 'allowed, with the script that failed',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=allow-once]')!.click(),
    },
  ],
};
