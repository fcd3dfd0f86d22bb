import { expect } from '@open-wc/testing';
import '../../../elements/shop/shop/shop';
import '../../../elements/shop/shop-cart/shop-cart';
import '../../../elements/shop/shop-product/shop-product';
import '../../../elements/shop/shop-products/shop-products';
import { latest } from '../../../shared/bus/bus';
import { giveConsent, withdrawConsent } from '../../../shared/browser/consent/consent';
import { expectWarning, warnings } from '../../support/console';
import { published, put, turn, until } from '../../support/test-element';
import {
  arrivalOf,
  arrive,
  asked,
  endPage,
  freshStore,
  LIST,
  newPage,
  page,
  part,
  placeIn,
  recorder,
  shopData,
  type Widget,
} from './hosted';

/** Puts an element, lets the script come, and has the provider say that it is loaded. */
async function open(html: string, store = freshStore()) {
  const host = put(html.replace('>', ` store-id="${store}">`));
  const shop = recorder();
  await arrive(() => (page.Ecwid = shop.ecwid));
  await until(() => shop.calls.some(([name]) => name === 'init'));
  await turn();
  shop.loaded();
  return { host, store, ...shop };
}

const initialisations = (calls: unknown[][]) =>
  calls.filter(([name]) => name === 'init').map(([, list]) => (list as Widget[])[0]!);

beforeEach(newPage);
afterEach(endPage);

describe('The hosted shop', () => {
  const pages: [type: string, slug: string][] = [
    ['account', 'account'],
    ['favorites', 'account/favorites'],
    ['search', 'search'],
    ['cart', 'cart'],
    ['address', 'checkout/address'],
    ['shipping', 'checkout/delivery'],
    ['payment', 'checkout/payment'],
  ];
  for (const [type, slug] of pages) {
    it(`is the one product browser of its provider as ${type}, opened at ${slug}`, async () => {
      const { host, calls } = await open(`<wb-shop type="${type}"></wb-shop>`);
      const { id } = placeIn(host)!;
      expect(initialisations(calls).at(-1)).to.deep.equal({
        widgetType: 'ProductBrowser',
        id,
        arg: [`id=${id}`],
      });
      expect(calls.filter(([name]) => name === 'openPage')).to.deep.equal([['openPage', slug]]);
      // The spec's ids of things that have none: 12 characters, the first a letter.
      expect(id).to.match(/^[a-z][a-z\d]{11}$/);
    });
  }

  for (const [html, argument] of [
    ['<wb-shop type="product" product-id="7"></wb-shop>', 'productId=7'],
    ['<wb-shop type="category" category-id="3"></wb-shop>', 'categoryId=3'],
    ['<wb-shop-products></wb-shop-products>', 'categoryId=0'],
  ] as const) {
    it(`is the same one with ${argument}, and no page is opened over it: ${html}`, async () => {
      const { calls } = await open(html);
      expect(initialisations(calls).at(-1)!.arg.at(-1)).to.equal(argument);
      expect(calls.some(([name]) => name === 'openPage')).to.equal(false);
    });
  }

  it('loads its script once for a store, after it was told what it reads', async () => {
    const store = freshStore();
    put(
      `<div>${shopData({ storeId: store, path: '/shop/', settings: { show_cart: true, product_list_size: 'M' } })}<wb-shop-cart settings='{"show_cart":false,"deep":{"no":1}}'></wb-shop-cart></div>`,
    );
    await until(() => asked.length);
    expect(asked.map(({ src }) => src)).to.deep.equal([
      `https://app.ecwid.com/script.js?${store}&data_platform=code`,
    ]);
    expect([page.ecwid_script_defer, page.ecwid_dynamic_widgets]).to.deep.equal([true, true]);
    expect(page.ec).to.deep.equal({
      config: { storefrontUrls: { cleanUrls: true, slugsWithoutIds: true }, baseUrl: '/shop' },
      storefront: { show_cart: false, product_list_size: 'M' },
    });
    await arrive(() => (page.Ecwid = recorder().ecwid));
    put(`<wb-shop-cart store-id="${store}"></wb-shop-cart>`);
    await until(() => 'baseUrl' in page.ec!.config && page.ec!.config.baseUrl === '/');
    expect(asked).to.have.length(1);
  });

  it('takes its script from an address of the site where the page says so, and from nobody else', async () => {
    for (const [script, from] of [
      ['/site/shop.js', `${location.origin}/site/shop.js`],
      ['https://shops.ecwid.com/script.js', 'https://shops.ecwid.com/script.js'],
      ['https://evil.example/script.js', 'https://app.ecwid.com/script.js'],
      ['//evil.example/script.js', 'https://app.ecwid.com/script.js'],
      ['https://evil.example/ecwid.com/', 'https://app.ecwid.com/script.js'],
    ]) {
      newPage();
      const store = freshStore();
      put(`<div>${shopData({ storeId: store, script })}<wb-shop-cart></wb-shop-cart></div>`);
      await until(() => asked.length);
      expect(asked[0]!.src, script).to.equal(`${from}?${store}&data_platform=code`);
    }
  });

  it('shows the default product, or the one that the page is about', async () => {
    const entity = (type: string) => ({ type, id: 9 });
    for (const [tag, more, argument] of [
      ['wb-shop-product', { defaultProductId: 5 }, 'productId=5'],
      ['wb-shop-product', { defaultProductId: 5, entity: entity('ecwid-product') }, 'productId=9'],
      ['wb-shop-products', { entity: entity('ecwid-category') }, 'categoryId=9'],
      ['wb-shop-products', { entity: entity('ecwid-product-category') }, 'categoryId=9'],
      ['wb-shop-products', { entity: entity('ecwid-product') }, 'categoryId=0'],
    ] as const) {
      newPage();
      put(`<div>${shopData({ storeId: freshStore(), ...more })}<${tag}></${tag}></div>`);
      const shop = recorder();
      await arrive(() => (page.Ecwid = shop.ecwid));
      await until(() => shop.calls.some(([name]) => name === 'init'));
      expect(initialisations(shop.calls).at(-1)!.arg.at(-1)).to.equal(argument);
    }
  });

  it('stands in the page’s own tree in a box of its size, behind shapes of what will come', async () => {
    const { host, shown } = await open('<wb-shop type="cart" height="500"></wb-shop>');
    expect(part(host, 'box')!.getBoundingClientRect().height).to.equal(500);
    expect(getComputedStyle(part(host, 'skeleton')!).display).to.equal('grid');
    placeIn(host)!.append('Drawn by the provider');
    shown({ type: 'CART' });
    await until(() => arrivalOf(host) === 'there');
    expect(placeIn(host)!.getRootNode()).to.equal(document);
    expect(getComputedStyle(part(host, 'skeleton')!).display).to.equal('none');
    expect(part(host, 'box')!.getBoundingClientRect().height).to.equal(500);
  });

  it('asks first where it has consent, and is gone when that is withdrawn', async () => {
    const store = freshStore();
    const host = put(`<wb-shop-cart consent store-id="${store}"></wb-shop-cart>`);
    await turn();
    expect([asked.length, placeIn(host)]).to.deep.equal([0, null]);
    giveConsent('shop');
    const shop = recorder();
    await arrive(() => (page.Ecwid = shop.ecwid));
    await until(() => placeIn(host));
    withdrawConsent('shop');
    await until(() => part(host, 'consent'));
    await turn();
    expect(placeIn(host)).to.equal(null);
    expect(shop.calls.at(-1)).to.deep.equal(['destroy']);
    expect(page[LIST]).to.deep.equal([]);
  });

  it('tells the page of another cart, and of how many pieces are in it', async () => {
    const { cart } = await open('<wb-shop type="cart"></wb-shop>');
    cart({ productsQuantity: 3 });
    expect(latest('cart.changed', '')).to.deep.equal({ answer: { productsQuantity: 3 }, count: 3 });
    cart(null);
    expect(latest('cart.changed', '')).to.deep.equal({ answer: null });
  });

  it('is drawn anew when another product is asked for, and not when nothing has changed', async () => {
    const { host, calls } = await open('<wb-shop type="product" product-id="7"></wb-shop>');
    const before = initialisations(calls).length;
    host.setAttribute('height', '600');
    await turn();
    expect(initialisations(calls)).to.have.length(before);
    host.setAttribute('product-id', '8');
    await until(() => initialisations(calls).length > before);
    expect(initialisations(calls).at(-1)!.arg.at(-1)).to.equal('productId=8');
    expect(host.querySelectorAll('[slot=embed]')).to.have.length(1);
  });

  it('leaves nothing behind when it is removed and added again 200 times', async () => {
    const { host, calls } = await open('<wb-shop type="cart"></wb-shop>');
    const around = host.parentElement!;
    for (let time = 0; time < 200; time += 1) {
      host.remove();
      await turn();
      around.append(host);
    }
    await until(() => placeIn(host));
    expect([document.querySelectorAll('[slot=embed]').length, asked.length]).to.deep.equal([1, 1]);
    host.remove();
    await until(() => !placeIn(host));
    expect(calls.at(-1)).to.deep.equal(['destroy']);
    const { listeners } = page[Symbol.for('wb.shop.1')] as { listeners: Set<unknown> };
    expect(listeners.size).to.equal(0);
  });
});

describe('Nothing of the shop', () => {
  for (const [html, message] of [
    ['<wb-shop></wb-shop>', 'There is no shop here.'],
    ['<wb-shop store-id="<img src=x onerror=alert(1)>"></wb-shop>', 'There is no shop here.'],
    ['<wb-shop store-id="1&evil=1"></wb-shop>', 'There is no shop here.'],
    ['<wb-shop store-id="1003" type="product"></wb-shop>', 'No product is chosen here.'],
    ['<wb-shop-product store-id="1003"></wb-shop-product>', 'No product is chosen here.'],
    ['<wb-shop store-id="1003" type="category"></wb-shop>', 'No category is chosen here.'],
    [
      '<wb-shop store-id="1" type="category" category-id="1,2"></wb-shop>',
      'No category is chosen here.',
    ],
  ] as const) {
    it(`is shown, and said in its place: ${html}`, async () => {
      const host = put(html);
      await turn();
      expect(part(host, 'message')!.textContent).to.equal(message);
      expect(asked).to.deep.equal([]);
      expect(published(html)).to.contain(message);
    });
  }

  it('is shown of a second store, of which the developer is warned once', async () => {
    expectWarning(/is of another store than the page's/);
    const store = freshStore();
    const box = put(
      `<div><wb-shop-products store-id="${store}"></wb-shop-products><wb-shop store-id="77"></wb-shop><wb-shop-cart store-id="77"></wb-shop-cart></div>`,
    );
    await until(() => asked.length);
    await turn();
    const messages = [...box.children].slice(1).map((it) => part(it, 'message')!.textContent);
    expect(messages).to.deep.equal([
      'Another shop is already on this page.',
      'Another shop is already on this page.',
    ]);
    await until(() => warnings().length);
    await turn();
    expect([asked.length, warnings().length]).to.deep.equal([1, 1]);
  });

  it('is shown of a second page of it, which its script could not draw', async () => {
    const store = freshStore();
    const box = put(
      `<div><wb-shop-products store-id="${store}"></wb-shop-products><wb-shop-cart store-id="${store}"></wb-shop-cart></div>`,
    );
    await until(() => asked.length);
    expect(part(box.lastElementChild!, 'message')!.textContent).to.equal(
      'The shop is further up on this page.',
    );
  });

  it('is shown of another store once a script has run, which cannot be taken back', async () => {
    await open('<wb-shop type="cart"></wb-shop>');
    const host = put('<wb-shop-cart store-id="78"></wb-shop-cart>');
    await until(() => part(host, 'message'));
    expect(asked).to.have.length(1);
  });

  it('is shown in the shadow root of another element, where its script finds no place', async () => {
    expectWarning(/stands in the shadow root of another element/);
    const root = put('<div></div>').attachShadow({ mode: 'open' });
    const host = document.createElement('wb-shop-cart');
    host.setAttribute('store-id', freshStore());
    root.append(host);
    await until(() => host.shadowRoot && part(host, 'message'));
    expect(asked).to.deep.equal([]);
  });

  it('is missing where its type is none: it opens at the search, with one warning', async () => {
    expectWarning(/<wb-shop type="basket">: the value is none of/);
    const { calls } = await open('<wb-shop type="basket"></wb-shop>');
    expect(calls.at(-1)).to.deep.equal(['openPage', 'search']);
    expect(warnings()).to.have.length(1);
  });
});

describe('The width of the shop', () => {
  for (const [width, wide] of [
    ['300px', 300],
    ['4px', 5],
    ['9999px', 1000],
    ['50%', 600],
    ['1%', 60],
    ['200%', 1200],
    ['wide', 1200],
    ['300px"]{}*{display:none}', 1200],
  ] as const) {
    it(`is ${wide} of 1200 pixels where it says ${width}`, async () => {
      const box = put('<div style="inline-size: 1200px"><wb-shop></wb-shop></div>');
      const host = box.querySelector('wb-shop')!;
      host.setAttribute('width', width);
      await turn();
      expect(host.getBoundingClientRect().width).to.equal(wide);
    });
  }
});
