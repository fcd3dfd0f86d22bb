import { expect } from '@open-wc/testing';
import '../../../elements/shop/shop-bag/shop-bag';
import '../../../elements/shop/shop-cart/shop-cart';
import { announce } from '../../../shared/bus/bus';
import { giveConsent } from '../../../shared/browser/consent/consent';
import { expectWarning } from '../../support/console';
import { published, put, turn, until } from '../../support/test-element';
import { arrive, asked, endPage, freshStore, newPage, page, part, recorder } from './hosted';

beforeEach(newPage);
afterEach(endPage);

const bagOf = (attributes: string) =>
  put<HTMLElement & { clear(): void }>(`<wb-shop-bag ${attributes}></wb-shop-bag>`);
const count = (host: Element) => part(host, 'count')!.textContent;

describe('The bag of the shop', () => {
  it('leads to the cart below the path of the shop, also where nothing has run', async () => {
    const html = '<wb-shop-bag store-id="1003" shop-path="/shop"></wb-shop-bag>';
    expect(published(html)).to.contain('href="/shop/cart"');
    const host = bagOf('store-id="1003"');
    await turn();
    expect(part(host, 'link')!.getAttribute('href')).to.equal('/cart');
  });

  it('says how many pieces are in the cart, and agrees with whoever else says so', async () => {
    const host = bagOf(`store-id="${freshStore()}"`);
    const { ecwid, calls, cart } = recorder();
    await arrive(() => (page.Ecwid = ecwid));
    await until(() => calls.length);
    // Alone on its page, it has the shop begin with nothing of it shown.
    expect(calls.at(-1)).to.deep.equal(['init', []]);
    expect(count(host)).to.equal('');
    cart({ productsQuantity: 2 });
    await until(() => count(host) === '2');
    announce('cart.changed', '', { answer: {}, count: 5 });
    await until(() => count(host) === '5');
    announce('cart.changed', '', { answer: {} });
    await turn();
    expect(count(host)).to.equal('5');
    host.clear();
    expect(calls.at(-1)).to.deep.equal(['clear']);
  });

  it('leaves the beginning to a page of the shop beside it, and shares its script', async () => {
    const store = freshStore();
    put(
      `<div><wb-shop-bag store-id="${store}"></wb-shop-bag><wb-shop-cart store-id="${store}"></wb-shop-cart></div>`,
    );
    const { ecwid, calls } = recorder();
    await arrive(() => (page.Ecwid = ecwid));
    await until(() => calls.some(([name]) => name === 'init'));
    await turn();
    expect(asked).to.have.length(1);
    expect(calls.some(([name, list]) => name === 'init' && !(list as []).length)).to.equal(false);
  });

  it('changes nothing of what a page of the shop has said, whichever of them comes into view first', async () => {
    const store = freshStore();
    const bag = `<wb-shop-bag store-id="${store}" shop-path="/bag"></wb-shop-bag>`;
    const shop = `<wb-shop-cart store-id="${store}" shop-path="/shop" settings='{"show_cart":false}'></wb-shop-cart>`;
    for (const html of [shop + bag, bag + shop]) {
      newPage();
      const box = put(`<div>${html}</div>`);
      await until(() => page.ec?.storefront && 'show_cart' in page.ec.storefront);
      const later = box.querySelector('wb-shop-bag')!.cloneNode() as HTMLElement;
      box.prepend(later);
      // Until all of them have been seen to be in view.
      for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
      expect(page.ec).to.have.nested.property('config.baseUrl', '/shop');
      expect(page.ec).to.have.nested.property('storefront.show_cart', false);
    }
  });

  it('asks for nothing until the shop is allowed elsewhere, and is a link meanwhile', async () => {
    const host = bagOf(`consent store-id="${freshStore()}"`);
    await turn();
    expect([asked.length, part(host, 'consent'), count(host)]).to.deep.equal([0, null, '']);
    giveConsent('shop');
    await until(() => asked.length);
  });

  it('is a link where the shop does not come, and where there is none', async () => {
    expectWarning(/Failed to load/);
    const host = bagOf(`store-id="${freshStore()}"`);
    await until(() => asked.length);
    asked[0]!.onerror?.(new Event('error'));
    await turn();
    expect(part(host, 'link')!.getAttribute('href')).to.equal('/cart');
    newPage();
    const other = bagOf('');
    await turn();
    expect([part(other, 'link')!.textContent, asked.length]).to.deep.equal(['Bag', 0]);
  });

  for (const [size, wide] of [
    ['small', 20],
    ['medium', 24],
    ['large', 32],
    ['custom', 50],
  ] as const) {
    it(`has an icon of ${wide} pixels where its size is ${size}`, async () => {
      const host = bagOf(`icon-size="${size}" style="--wb-shop-bag-icon-size: 50px"`);
      await turn();
      expect(part(host, 'icon')!.getBoundingClientRect().width).to.equal(wide);
    });
  }
});
