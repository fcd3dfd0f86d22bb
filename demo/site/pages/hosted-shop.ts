import { categories, goods } from '../hosted-shop/goods';
import { layout } from './layout';
import { html, jsonMarkup } from './markup';
import type { Markup } from './markup';

/** Where the shop of the provider stands on this site. */
const base = '/offcuts';

interface Part {
  path: string;
  title: string;
  shop: Markup;
  /** What the page is about, in the words of the provider. */
  entity?: { type: string; id: number };
}

/** The pages of the hosted shop, where offcuts are sold: each shows one page of it, and a link to its bag. */
export const hostedShopPages = (): [path: string, source: string][] => [
  ...parts.map((part): [string, string] => [base + part.path, page(part)]),
  [`${base}/thank-you`, thanks()],
];

const parts: Part[] = [
  { path: '', title: 'Offcuts', shop: html`<wb-shop-products></wb-shop-products>` },
  { path: '/search', title: 'Search', shop: html`<wb-shop-search></wb-shop-search>` },
  { path: '/cart', title: 'Bag', shop: html`<wb-shop-cart></wb-shop-cart>` },
  { path: '/account', title: 'Account', shop: html`<wb-shop-account></wb-shop-account>` },
  {
    path: '/account/favorites',
    title: 'Favorites',
    shop: html`<wb-shop-favorites></wb-shop-favorites>`,
  },
  ...[
    ['address', 'address'],
    ['delivery', 'shipping'],
    ['payment', 'payment'],
    ['confirmation', 'payment'],
  ].map(([step, type]) => ({
    path: `/checkout/${step}`,
    title: 'Checkout',
    shop: html`<wb-shop type="${type}"></wb-shop>`,
  })),
  ...goods.map(({ slug, name, id }) => ({
    path: `/${slug}`,
    title: name,
    shop: html`<wb-shop-product></wb-shop-product>`,
    entity: { type: 'ecwid-product', id },
  })),
  ...Object.entries(categories).map(([id, name]) => ({
    path: `/category-${id}`,
    title: name,
    shop: html`<wb-shop-products></wb-shop-products>`,
    entity: { type: 'ecwid-category', id: Number(id) },
  })),
];

function page({ title, shop, entity }: Part): string {
  return layout({
    title,
    description: 'What is left over at the workshop: cloth, yarn and tools.',
    head: html`<script type="application/json" data-wb-page>
      ${jsonMarkup({
        shop: {
          storeId: 4400,
          path: base,
          // Of a real shop it is left out: the script then comes from the provider.
          script: '/site/hosted-shop.js',
          settings: { show_footer_menu: true },
          ...(entity && { entity }),
        },
      })}
    </script>`,
    main: html`<div class="row">
        <h1><a href="${base}">Offcuts</a></h1>
        <wb-shop-bag></wb-shop-bag>
      </div>
      ${shop}`,
  });
}

const thanks = () =>
  layout({
    title: 'Thank you',
    description: 'Your order is placed.',
    elements: false,
    main: html`<h1>Thank you</h1>
      <p class="lead">
        Your order is placed. We pack it tomorrow, and write when it is on its way.
      </p>
      <p><a class="action" href="${base}">Look on</a></p>`,
  });
