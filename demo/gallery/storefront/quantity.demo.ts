import type { Demo } from '../demo';

export const demo: Demo = {
  examples: [
    { name: 'plain', html: '<wb-quantity value="2"></wb-quantity>' },
    {
      name: 'with an input of your own',
      html: '<label>Pieces, six at most\n  <wb-quantity><input slot="field" type="number" name="pieces" value="5" max="6"></wb-quantity>\n</label>',
    },
    {
      name: 'in a form',
      html: '<form method="post" action="/cart/add">\n  <wb-quantity value="1"></wb-quantity>\n  <button>Send</button>\n</form>',
    },
  ],
  states: [
    {
      name: 'stepped up',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=add]')!.click(),
    },
    {
      name: 'at zero',
      reach: (host) => {
        for (let times = 0; times < 3; times += 1) {
          host.shadowRoot!.querySelector<HTMLElement>('[part=remove]')!.click();
        }
      },
    },
  ],
};
