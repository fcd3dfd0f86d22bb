import { expect } from '@open-wc/testing';
import '../../../elements/shop/shop-add-to-cart/shop-add-to-cart';
import { latest } from '../../../shared/bus/bus';
import { expectWarning } from '../../support/console';
import { closeServer } from '../../support/fake-server';
import { put, turn, until } from '../../support/test-element';
import { type CartServer, openCart } from '../storefront/cart-server';
import { endPage, newPage, page, part } from './hosted';

let server: CartServer;
beforeEach(() => {
  newPage();
  server = openCart();
});
afterEach(() => {
  closeServer();
  endPage();
});

const TAG = 'wb-shop-add-to-cart';
const FIELDS = '<input name="id" value="101"><input name="quantity" value="3">';

/** Puts a form, sends it, and waits for the cart's answer. */
async function send(attributes: string, fields = '', action = '') {
  const host = put(
    `<${TAG} ${attributes}><form ${action}>${fields}<button>Add</button></form></${TAG}>`,
  );
  await turn();
  host.querySelector('button')!.click();
  await until(() => part(host, 'message')!.textContent);
  return host;
}
const said = (host: Element) => part(host, 'message')!.textContent;

describe('The add-to-cart button of the shop', () => {
  for (const [what, attributes, fields, action, sent] of [
    ["its form's id and quantity to its action", 'action="/a"', FIELDS, '', ['/a', '101', '3']],
    ['them where its form goes', '', FIELDS, 'action="/b"', ['/b', '101', '3']],
    [
      'its own where the form has none',
      'action="/a" product-id="7" quantity="2"',
      '',
      '',
      ['/a', '7', '2'],
    ],
    ['0 and 1 where nobody says', 'action="/a"', '', '', ['/a', '0', '1']],
    [
      'no quantity below 0, and 1 for what is no number',
      'action="/a"',
      '<input name="id" value="1"><input name="quantity" value="-4">',
      '',
      ['/a', '1', '0'],
    ],
  ] as const) {
    it(`sends ${what}`, async () => {
      const host = await send(attributes, fields, action);
      const [to, id, quantity] = sent;
      expect(server.sent).to.deep.equal([
        {
          to,
          method: 'POST',
          mode: 'same-origin',
          type: 'application/x-www-form-urlencoded',
          fields: { id, quantity },
        },
      ]);
      expect(said(host)).to.equal('Added to your cart.');
    });
  }

  it('tells the page what was added, and of the cart', async () => {
    server.answer({ body: { item_count: 4 } });
    const heard: unknown[] = [];
    const hear = (event: Event) => heard.push([event.type, (event as CustomEvent).detail]);
    for (const name of ['add', 'added']) addEventListener(`${TAG}-${name}`, hear, { once: true });
    await send('action="/a"', FIELDS);
    const line = { id: '101', quantity: 3 };
    expect(heard).to.deep.equal([
      [`${TAG}-add`, line],
      [`${TAG}-added`, { ...line, answer: { item_count: 4 } }],
    ]);
    expect(latest('cart.added', '101')).to.deep.equal({ ...line, answer: { item_count: 4 } });
    expect(latest('cart.changed', '')).to.deep.equal({ answer: { item_count: 4 }, count: 4 });
  });

  it('says why it was not added, and tells the page in the words of spec 8', async () => {
    server.answer({ status: 422, body: { description: 'Only one is left.' } });
    const host = await send('action="/a"', FIELDS);
    expect(said(host)).to.equal('Only one is left.');
    expect(latest('cart.failed', '101')).to.deep.include({
      status: 422,
      message: 'Unable to fetch product data',
    });
  });

  it('says so where no answer is any, and warns the developer', async () => {
    expectWarning(/<wb-shop-add-to-cart action="\/gone">: the server answered 500/);
    server.answer({ status: 500, text: '' });
    const host = await send('action="/gone"', FIELDS);
    expect(said(host)).to.equal('This was not added to your cart. Please try again.');
  });

  it('leaves a button that leads elsewhere to the browser', async () => {
    const host = put(
      `<${TAG} action="/a"><form>${FIELDS}<button formaction="/checkout">Buy now</button></form></${TAG}>`,
    );
    await turn();
    let isLeft: boolean | undefined;
    const stay = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('submit', stay, { once: true });
    host.querySelector('button')!.click();
    expect(isLeft).to.equal(true);
    await turn();
    expect(server.sent).to.deep.equal([]);
  });

  it('sends nothing where a listener prevents it, and nothing twice while it is asked', async () => {
    const stop = (event: Event) => event.preventDefault();
    addEventListener(`${TAG}-add`, stop, { once: true });
    const host = put(`<${TAG} action="/a"><form>${FIELDS}<button>Add</button></form></${TAG}>`);
    await turn();
    const button = host.querySelector('button')!;
    button.click();
    await turn();
    expect(server.sent).to.deep.equal([]);
    server.hold();
    button.click();
    button.click();
    await turn();
    server.release();
    await until(() => said(host));
    expect(server.sent).to.have.length(1);
  });

  it('has the hosted shop of the page take it where nothing says where it goes', async () => {
    interface Product {
      id: number;
      quantity: number;
      callback: (isDone: boolean, product: object, cart: object) => void;
    }
    let asked: Product | undefined;
    page.Ecwid = { Cart: { addProduct: (product: Product) => void (asked = product) } };
    const host = put(`<${TAG}><form>${FIELDS}<button>Add</button></form></${TAG}>`);
    await turn();
    host.querySelector('button')!.click();
    await until(() => asked);
    expect([asked!.id, asked!.quantity]).to.deep.equal([101, 3]);
    asked!.callback(true, {}, { productsQuantity: 3 });
    await until(() => said(host) === 'Added to your cart.');
    expect(latest('cart.changed', '')).to.deep.include({ count: 3 });
    expect(server.sent).to.deep.equal([]);
  });

  for (const id of ['abc', '0', '-7', '1.5', '1e3', '99999999999999999999']) {
    it(`has the shop take nothing where ${id} is no product's id of its`, async () => {
      expectWarning(
        new RegExp(`the ids of its products are whole numbers above 0, and "${id}" is none`),
      );
      let isAsked = false;
      page.Ecwid = { Cart: { addProduct: () => (isAsked = true) } };
      const host = await send(`product-id="${id}"`);
      expect(isAsked).to.equal(false);
      expect(said(host)).to.equal('This was not added to your cart. Please try again.');
    });
  }

  it('says so where there is no such shop either', async () => {
    expectWarning(/has no action, and there is no hosted shop on this page yet/);
    const host = await send('', FIELDS);
    expect(said(host)).to.equal('This was not added to your cart. Please try again.');
  });
});
