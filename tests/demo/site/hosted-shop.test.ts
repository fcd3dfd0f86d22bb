import { expect } from '@open-wc/testing';
import { standIn } from '../../../demo/site/hosted-shop/stand-in';
import { put, turn, until } from '../../support/test-element';

const page = globalThis as Record<string, unknown>;
const LIST = '_xnext_initialization_scripts';
let api: ReturnType<typeof standIn> | undefined;
let stores = 0;
let address = '';

/** The script of a fresh store has run in a page with a place for it. */
function opened(args: string[] = []) {
  const place = put('<div id="place"></div>');
  page['ecwid_script_defer'] = true;
  page['ec'] = { config: { baseUrl: '/shop' } };
  page[LIST] = [{ widgetType: 'ProductBrowser', id: 'place', arg: ['id=place', ...args] }];
  const shop = (api = standIn(`t${(stores += 1)}`));
  const told: string[] = [];
  shop.OnAPILoaded.add(() => told.push('api'));
  shop.OnPageLoad!.add(({ type }) => told.push(`load ${type}`));
  shop.OnPageLoaded!.add(({ type }) => told.push(`loaded ${type}`));
  shop.OnPageSwitch!.add(({ type }) => told.push(`switch ${type}`));
  shop.OnCartChanged.add(({ productsQuantity }) => told.push(`cart ${productsQuantity}`));
  return { place, shop, told };
}

beforeEach(() => {
  address = location.href;
});
afterEach(() => {
  api?.destroy();
  history.replaceState(null, '', address);
  localStorage.clear();
  for (const name of ['Ecwid', 'ec', 'ecwid_script_defer', LIST]) delete page[name];
});

describe('The stand-in of the hosted shop', () => {
  it('has the calls that the facts name', () => {
    const { shop } = opened();
    const events = ['OnAPILoaded', 'OnPageLoad', 'OnPageLoaded', 'OnPageSwitch', 'OnCartChanged'];
    for (const name of events) expect((shop as never)[name], name).to.have.property('add');
    for (const name of ['openPage', 'init', 'destroy', 'refreshConfig'])
      expect((shop as never)[name], name).to.be.a('function');
    for (const name of ['addProduct', 'clear', 'setAddress', 'setCustomerEmail'])
      expect((shop.Cart as never)[name], name).to.be.a('function');
    expect(page['Ecwid']).to.equal(shop);
  });

  it('waits for init where the page defers it, and shows the product browser in its node', async () => {
    const { place, shop, told } = opened(['categoryId=2']);
    await turn();
    expect(place.childElementCount).to.equal(0);
    shop.init();
    await until(() => place.querySelector('.grid-products'));
    expect(told).to.deep.equal(['api', 'cart 0', 'load CATEGORY', 'loaded CATEGORY']);
    expect(place.querySelectorAll('.grid-product')).to.have.length(4);
  });

  it('says that a page is loaded before its footer is there', async () => {
    const { place, shop } = opened();
    let links = -1;
    shop.OnPageLoaded!.add(() => (links = place.querySelectorAll('.footer__link').length));
    shop.init();
    await until(() => place.querySelector('.footer__link--track-order'));
    expect(links).to.equal(0);
  });

  it('opens each page by its slug, at a clean address below the base, and goes back', async () => {
    const { place, shop, told } = opened(['productId=101']);
    shop.init();
    await until(() => place.querySelector('.product-details'));
    for (const [slug, type] of [
      ['cart', 'CART'],
      ['account', 'ACCOUNT_SETTINGS'],
      ['account/favorites', 'FAVORITES'],
      ['search', 'SEARCH'],
      ['checkout/address', 'CHECKOUT_ADDRESS'],
      ['checkout/delivery', 'CHECKOUT_DELIVERY'],
      ['checkout/payment', 'CHECKOUT_PAYMENT'],
    ] as const) {
      shop.openPage(slug);
      expect(location.pathname).to.equal(`/shop/${slug}`);
      expect(told.at(-1)).to.equal(`loaded ${type}`);
    }
    shop.openPage('product', { id: 107 });
    expect(location.pathname).to.equal('/shop/button-tin');
    history.back();
    await until(() => told.at(-1) === 'loaded CHECKOUT_PAYMENT');
  });

  it('keeps a cart, and tells of it', async () => {
    const { shop, told } = opened();
    shop.Cart.addProduct(101);
    shop.Cart.addProduct({ id: 102, quantity: 2 });
    shop.Cart.addProduct(9999);
    expect(told).to.deep.equal(['cart 1', 'cart 3']);
    shop.Cart.clear();
    expect(told.at(-1)).to.equal('cart 0');
    const answers: string[] = [];
    shop.Cart.setAddress({}, () => answers.push('address'));
    shop.Cart.setCustomerEmail('a@b.example', () => answers.push('mail'));
    shop.Cart.setCustomerEmail('a', undefined, () => answers.push('no mail'));
    expect(answers).to.deep.equal(['address', 'mail', 'no mail']);
  });

  it('is gone when it is destroyed, and begins anew', async () => {
    const { place, shop } = opened();
    shop.init();
    await until(() => place.childElementCount);
    shop.destroy();
    expect(place.childElementCount).to.equal(0);
    shop.init();
    await until(() => place.childElementCount);
  });
});
