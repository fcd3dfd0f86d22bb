import type { Page } from 'puppeteer-core';
import { awake, click, eventually } from '../support/page';
import { LINEN_TITLES, linenShirts } from '../elements/storefront/catalogue';
import { chunksOf } from './chunks';
import { costOf } from './lab';
import type { Lab } from './lab';
import { inTurn } from './row';
import type { Section } from './row';
import { pageOf } from './widgets';

const HANDLE = 'linen-shirt';
/** Of the issue: everything is updated within 50 ms. */
const TARGET = 50;

/** What one choice among 2,000 variants costs, with three pickers, price, quantity and button. */
export async function choosing(lab: Lab, rounds: number): Promise<Section> {
  const html = pageOf({ html: productForm(), data: productData() }, { prefetch: true });
  const values = await inTurn(rounds, {
    first: () => costOfChoice(lab, html, async () => undefined),
    later: () => costOfChoice(lab, html, (page) => choose(page, 'Ink')),
  });
  return {
    title: 'A choice among 2,000 variants, until all is drawn',
    rows: [
      { figure: 'the first, all asleep and prefetched', unit: 'ms', ours: values.first },
      { figure: 'a later one', unit: 'ms', ours: values.later, target: TARGET },
    ],
  };
}

async function costOfChoice(lab: Lab, html: string, before: (page: Page) => Promise<unknown>) {
  const first = lab.server.requests.length;
  const stage = await lab.open(html);
  const needed = ['wb-variant-picker', 'wb-price', 'wb-add-to-cart'].flatMap(chunksOf);
  await eventually('the chunks are fetched', () =>
    needed.every((file) => lab.server.requests.slice(first).includes(`/wb/${file}`)),
  );
  await before(stage.page);
  const cost = await costOf(stage, (page) => choose(page, 'Moss'));
  await stage.close();
  return cost;
}

/** Clicks a colour, and waits for whoever hears of it. */
async function choose(page: Page, colour: string) {
  await click(page, `input[type=radio][value="${colour}"]`);
  for (const tag of ['wb-variant-picker', 'wb-price', 'wb-add-to-cart']) await awake(page, tag);
}

const productForm = () => `<wb-add-to-cart product-handle="${HANDLE}">
  <form action="/cart/add" method="post">
    <input type="hidden" name="id" value="0">
    <wb-price product-handle="${HANDLE}"></wb-price>
    ${LINEN_TITLES.map(
      (title) =>
        `<wb-variant-picker product-handle="${HANDLE}" variant-title="${title}" variant-type="${title === 'Colour' ? 'radio' : 'select'}"></wb-variant-picker>`,
    ).join('\n    ')}
    <wb-quantity product-handle="${HANDLE}"></wb-quantity>
    <button>Add to cart</button>
  </form>
</wb-add-to-cart>`;

function productData() {
  const { variants } = linenShirts();
  const products = {
    moneyFormat: '€{{amount_with_comma_separator}}',
    [HANDLE]: {
      optionNames: LINEN_TITLES,
      variants: variants.map(({ compareAtPrice, ...it }) => ({
        ...it,
        compare_at_price: compareAtPrice,
      })),
    },
  };
  return `<script type="application/json" data-wb-products>${JSON.stringify(products)}</script>`;
}
