import type { Counterparts } from '../counterpart';
import { asking } from './asking';
import { SEND } from './forms';

const shop = (what: string, page: string) =>
  asking(what, 'Ecwid', `https://app.ecwid.com/1003/${page}`, 'the shop');

const COUNT = `const bag = JSON.parse(localStorage.getItem('bag') ?? '[]');
document.querySelector('.bag b').textContent = bag.length || '';`;

/** A hosted shop: boxes that ask before they load it, a form, a link. */
export const hostedShop: Counterparts = {
  shop: shop('Cart', 'cart'),
  'shop-account': shop('My account', 'account'),
  'shop-add-to-cart': {
    html: '<form action="/shop/cart/add" method="post"><input type="hidden" name="id" value="101"><button>Add to bag</button><output></output></form>',
    scripts: [SEND],
  },
  'shop-bag': {
    html: '<a class="bag" href="/shop/cart"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M5 8h14l-1 12H6zM9 8a3 3 0 0 1 6 0" fill="none" stroke="currentColor"/></svg> <b></b> Bag</a>',
    scripts: [COUNT],
  },
  'shop-cart': shop('Cart', 'cart'),
  'shop-favorites': shop('Favorites', 'favorites'),
  'shop-product': shop('Product', 'product-101'),
  'shop-products': shop('Products', 'category-2'),
  'shop-search': shop('Shop', 'search'),
};
