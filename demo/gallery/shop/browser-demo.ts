import type { Demo } from '../demo';

/**
 * The demo of an element that shows a page of the shop.
 *
 * @param attributes its own, beside those of the store
 */
export const browserDemo = (tag: string, attributes = ''): Demo => ({
  examples: [
    {
      name: 'the visitor is asked',
      html: `<${tag} consent store-id="1003" shop-path="/shop" height="420"${attributes}></${tag}>`,
      once: true,
    },
    {
      name: 'a width beyond the limits',
      html: `<${tag} consent store-id="1003" width="2000px" height="300"${attributes}><h2>Our shop</h2></${tag}>`,
      once: true,
      warns: `<${tag}`,
    },
  ],
  states: [
    {
      name: 'allowed',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=allow-once]')!.click(),
    },
    {
      name: 'without a store',
      reach: (host) => host.removeAttribute('store-id'),
    },
    {
      name: 'failed',
      example: 'a width beyond the limits',
      reach: (host) => {
        const told = { add: () => undefined };
        const init = () => {
          throw new Error('closed');
        };
        Object.assign(globalThis, { Ecwid: { init, OnAPILoaded: told, OnPageLoaded: told } });
        host.shadowRoot!.querySelector<HTMLElement>('[part=allow-once]')!.click();
      },
    },
  ],
});
