import { checkoutPage, confirmationPage } from './checkout';
import { heading, node, picture } from './draw';
import { categories, type Good, goodOf, goodsOf, priceText } from './goods';
import { addressOf, type Place, type Shop } from './places';

/** Draws a page into the shop's node. Returns what draws the rest of it, a little later. */
export function drawPage(root: HTMLElement, place: Place, shop: Shop): () => void {
  const again = () => void drawPage(root, place, shop)();
  root.replaceChildren(...(pages[place.slug]?.(place, shop, again) ?? [missing()]));
  return () => root.append(footer());
}

type Page = (place: Place, shop: Shop, again: () => void) => Node[];

const pages: Record<string, Page> = {
  category: ({ id = 0 }, shop, again) => [
    heading(categories[id] ?? 'All of it'),
    finder(shop),
    grid(goodsOf(id), shop, again),
  ],
  search: ({ words = '' }, shop, again) => {
    const found = goodsOf(0, words);
    return [
      heading(words ? `Found for “${words}”` : 'Search'),
      finder(shop, words),
      found.length ? grid(found, shop, again) : node('p', {}, 'Nothing of that kind.'),
    ];
  },
  product: ({ id = 0 }, shop, again) => {
    const good = goodOf(id);
    return good ? [product(good, shop, again)] : [missing()];
  },
  cart: (_, shop, again) => [heading('Your bag'), ...cart(shop, again)],
  account: (_, shop) => [
    heading('My account'),
    node('p', {}, 'Orders and addresses stand here once you have ordered.'),
    node('p', {}, linkTo({ slug: 'account/favorites' }, 'What you have marked', shop)),
  ],
  'account/favorites': (_, shop) => {
    const marked = shop.kept.favorites.flatMap((id) => goodOf(id) ?? []);
    return [
      heading('Favorites'),
      marked.length
        ? node('ul', { class: 'ec-lines' }, ...marked.map((it) => line(it, shop)))
        : node('p', {}, 'Nothing is marked yet.'),
      node(
        'button',
        { type: 'button', class: 'favorite-product__button-view' },
        'To the home page',
      ),
    ];
  },
  'checkout/address': checkoutPage,
  'checkout/delivery': checkoutPage,
  'checkout/payment': checkoutPage,
  'checkout/confirmation': confirmationPage,
};

const missing = () => node('p', {}, 'There is no such page in this shop.');

export function linkTo(place: Place, words: string | Node, { base, open }: Shop): HTMLElement {
  const follow = (event: Event) => {
    event.preventDefault();
    open(place);
  };
  return node('a', { href: addressOf(place, base), onclick: follow }, words);
}

function finder({ open }: Shop, words = ''): HTMLElement {
  const find = (event: Event) => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    open({ slug: 'search', words: String(form.get('keyword')) });
  };
  return node(
    'form',
    { class: 'ec-search', role: 'search', onsubmit: find },
    node('input', {
      type: 'search',
      name: 'keyword',
      value: words,
      'aria-label': 'Search the shop',
    }),
    node('button', {}, 'Search'),
  );
}

const grid = (found: Good[], shop: Shop, again: () => void) =>
  node(
    'ul',
    { class: 'grid-products' },
    ...found.map((good) =>
      node(
        'li',
        { class: 'grid-product' },
        picture(good.hue),
        linkTo({ slug: 'product', id: good.id }, good.name, shop),
        node('span', { class: 'ec-price' }, priceText(good.price)),
        marker(good, shop, again),
      ),
    ),
  );

function marker({ id, name }: Good, { kept }: Shop, again: () => void): HTMLElement {
  const isMarked = kept.favorites.includes(id);
  const toggle = () => {
    kept.mark(id, !isMarked);
    again();
  };
  return node(
    'button',
    {
      type: 'button',
      class: 'ec-mark',
      'aria-pressed': String(isMarked),
      'aria-label': `Mark ${name}`,
      onclick: toggle,
    },
    isMarked ? '♥' : '♡',
  );
}

function product(good: Good, shop: Shop, again: () => void): HTMLElement {
  const add = () => {
    shop.kept.add(good.id, 1);
    shop.changed();
    again();
  };
  const inBag = shop.kept.cart.items.find((it) => it.product.id === good.id)?.quantity ?? 0;
  return node(
    'article',
    { class: 'product-details' },
    picture(good.hue),
    node(
      'div',
      {},
      heading(good.name),
      node('p', { class: 'ec-price' }, priceText(good.price)),
      node('p', {}, good.about),
      node(
        'div',
        { class: 'ec-row' },
        node('button', { type: 'button', class: 'ec-main', onclick: add }, 'Add to bag'),
        marker(good, shop, again),
      ),
      ...(inBag
        ? [
            node('p', { role: 'status' }, `${inBag} in your bag.`),
            node(
              'button',
              { type: 'button', class: 'details-product-purchase__checkout' },
              'To the bag',
            ),
          ]
        : []),
    ),
  );
}

function line(
  { id, name, price }: Pick<Good, 'id' | 'name' | 'price'>,
  shop: Shop,
  ...more: Node[]
) {
  return node(
    'li',
    {},
    linkTo({ slug: 'product', id }, name, shop),
    node('span', { class: 'ec-price' }, priceText(price)),
    ...more,
  );
}

function cart(shop: Shop, again: () => void): Node[] {
  const { items, cost } = shop.kept.cart;
  if (!items.length) {
    return [
      node('p', {}, 'There is nothing in it yet.'),
      node('button', { type: 'button', class: 'ec-cart__button--empty' }, 'To the home page'),
    ];
  }
  const remove = (id: number, quantity: number) => () => {
    shop.kept.add(id, -quantity);
    shop.changed();
    again();
  };
  return [
    node(
      'ul',
      { class: 'ec-lines' },
      ...items.map(({ quantity, product: it }) =>
        line(
          it,
          shop,
          node('span', {}, `× ${quantity}`),
          node(
            'button',
            { type: 'button', 'aria-label': `Remove ${it.name}`, onclick: remove(it.id, quantity) },
            'Remove',
          ),
        ),
      ),
    ),
    node('p', { class: 'ec-total' }, `Total ${priceText(cost.total)}`),
    node(
      'button',
      { type: 'button', class: 'ec-main', onclick: () => shop.open({ slug: 'checkout/address' }) },
      'Check out',
    ),
  ];
}

/** The provider's own links, which lead nowhere on this site. */
const FOOTER = [
  ['my-account', 'My account'],
  ['track-order', 'Track an order'],
  ['favorites', 'Favorites'],
  ['shopping-cart', 'Bag'],
  ['all-products', 'All products'],
];

const footer = () =>
  node(
    'nav',
    { class: 'ec-footer', 'aria-label': 'Shop' },
    ...FOOTER.map(([name, words]) =>
      node('a', { class: `footer__link footer__link--${name}`, href: '#!/~/provider' }, words!),
    ),
  );
