import { expect } from '@open-wc/testing';
import { rewriteLinks, TRIES } from '../../../elements/shop/links';
import '../../../elements/shop/shop-cart/shop-cart';
import { put, turn, until } from '../../support/test-element';
import { stayHere, stayNoMore } from '../customer/departures';
import { arrive, endPage, freshStore, newPage, page, placeIn, recorder, shopData } from './hosted';

const FOOTER: [name: string, path: string][] = [
  ['my-account', '/account'],
  ['track-order', '/account'],
  ['favorites', '/account/favorites'],
  ['shopping-cart', '/cart'],
  ['all-products', '/search'],
];
const BUTTONS: [name: string, address: string][] = [
  ['details-product-purchase__checkout', '/shop/cart'],
  ['favorite-product__button-view', '/shop/account/favorites'],
  ['ec-cart__button--empty', '/'],
];
const footer = (name: string) => `<a class="footer__link--${name}" href="#!/theirs">${name}</a>`;

let stop = () => {};
afterEach(() => {
  stop();
  stayNoMore();
  endPage();
});

/** A place of the provider's, whose links are the site's. */
function placed(html: string, path = '/shop') {
  const place = put(`<div>${html}</div>`);
  const links = rewriteLinks(place, path);
  stop = links.stop;
  return { place, ...links };
}

const addressIn = (place: Element, name: string) =>
  place.querySelector(`.footer__link--${name}`)!.getAttribute('href');

describe('Links of the hosted shop', () => {
  for (const [name, path] of FOOTER) {
    it(`lead to {base}${path} from ${name}, below whatever the shop has as its path`, () => {
      for (const base of ['/shop', '']) {
        const { place, again } = placed(footer(name), base);
        again();
        expect(addressIn(place, name)).to.equal(base + path);
        stop();
      }
    });
  }

  for (const [name, address] of BUTTONS) {
    it(`put ${address} in the place of this page from a button ${name}, and the provider does not hear of it`, () => {
      const departed = stayHere();
      const { place } = placed(`<button class="${name}"><span>Go</span></button>`);
      let isHeard = false;
      const button = place.querySelector('button')!;
      button.addEventListener('click', () => (isHeard = true));
      place.querySelector('span')!.click();
      expect([departed, isHeard]).to.deep.equal([[`replace ${address}`], false]);
    });
  }

  it('are found when they are drawn after their page was told of', async () => {
    const { place, again } = placed('');
    again();
    place.innerHTML = footer('favorites');
    await turn();
    expect(addressIn(place, 'favorites')).to.equal('/shop/account/favorites');
  });

  it('are looked for 10 times a page; one that comes later leads there when it is clicked', async () => {
    expect(TRIES).to.equal(10);
    const { place, again } = placed('');
    again();
    for (let time = 1; time < TRIES; time += 1) {
      place.append('more');
      await turn();
    }
    place.insertAdjacentHTML('beforeend', footer('favorites'));
    await turn();
    expect(addressIn(place, 'favorites')).to.equal('#!/theirs');
    const departed = stayHere();
    place.querySelector('a')!.click();
    expect(departed).to.deep.equal(['push /shop/account/favorites']);
    again();
    expect(addressIn(place, 'favorites')).to.equal('/shop/account/favorites');
  });

  it('are followed as any link: with a key held, in a window of its own', () => {
    const { place } = placed(footer('favorites'));
    let isHeard = false;
    place.querySelector('a')!.addEventListener('click', (event) => {
      isHeard = true;
      event.preventDefault();
    });
    place
      .querySelector('a')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(isHeard).to.equal(true);
  });

  it('are left alone where they are others', () => {
    const departed = stayHere();
    const { place, again } = placed('<a href="#theirs" class="footer__link">Other</a><p>Text</p>');
    again();
    place.querySelector('p')!.click();
    expect(place.querySelector('a')!.getAttribute('href')).to.equal('#theirs');
    expect(departed).to.deep.equal([]);
  });
});

describe('After an order, a visitor', () => {
  /** The cart of a shop in its payment step, with a button to pay. */
  async function paying(path: string, store = freshStore()) {
    newPage();
    // Another address each time: a script runs once a page.
    const data = shopData({ storeId: store, path, script: `/shop-${freshStore()}.js` });
    const host = put(`<wb-shop-cart>${data}</wb-shop-cart>`);
    const shop = recorder();
    await arrive(() => (page.Ecwid = shop.ecwid));
    await until(() => placeIn(host));
    await turn();
    const place = placeIn(host)!;
    place.innerHTML = '<button>Place the order</button>';
    shop.shown({ type: 'CHECKOUT_PAYMENT' });
    return { ...shop, pay: () => place.querySelector('button')!.click() };
  }

  for (const path of ['', '/shop']) {
    it(`comes to ${path}/thank-you from the payment step's button, once the order is placed`, async () => {
      const departed = stayHere();
      const { pay, shown } = await paying(path);
      pay();
      expect(departed).to.deep.equal([]);
      shown({ type: 'ORDER_CONFIRMATION' });
      expect(departed).to.deep.equal([`replace ${path}/thank-you`]);
    });
  }

  it('comes there past the pages that the provider has between the button and the order', async () => {
    const departed = stayHere();
    const { pay, shown } = await paying('/shop');
    pay();
    shown({ type: 'CHECKOUT_PAYMENT_DETAILS' });
    shown({ type: 'CHECKOUT_RESULT' });
    shown({ type: 'ORDER_CONFIRMATION' });
    expect(departed).to.deep.equal(['replace /shop/thank-you']);
  });

  it('comes there from a site for paying, to which the provider has led meanwhile', async () => {
    const departed = stayHere();
    const store = freshStore();
    const { pay } = await paying('/shop', store);
    pay();
    const { shown } = await paying('/shop', store);
    shown({ type: 'ORDER_CONFIRMATION' });
    expect(departed).to.deep.equal(['replace /shop/thank-you']);
  });

  it('stays in another store, where nothing was paid', async () => {
    const departed = stayHere();
    const { pay } = await paying('/shop');
    pay();
    const { shown } = await paying('/shop');
    shown({ type: 'ORDER_CONFIRMATION' });
    expect(departed).to.deep.equal([]);
  });

  it('stays where the provider refuses it, and where it is looked at again', async () => {
    const departed = stayHere();
    const { pay, shown } = await paying('');
    shown({ type: 'ORDER_CONFIRMATION' });
    shown({ type: 'CHECKOUT_PAYMENT' });
    pay();
    shown({ type: 'CHECKOUT_ADDRESS' });
    shown({ type: 'ORDER_CONFIRMATION' });
    shown(undefined);
    expect(departed).to.deep.equal([]);
  });
});
