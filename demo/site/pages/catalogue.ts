import { pictureAddress, pictureSize } from '../catalogue/pictures';
import { sections } from '../catalogue/plan';
import type { ShopProduct } from '../catalogue/read-catalogue';
import { layout } from './layout';
import { html } from './markup';
import type { Markup } from './markup';
import { productData } from './product-data';
import { productForm } from './product-form';
import { money } from './shop';

/** A product with more variants is chosen on its own page: its data would weigh on this one. */
const mostVariants = 40;

/** All products, by section; those with few variants can be chosen and bought on the spot. */
export function cataloguePage(products: readonly ShopProduct[]): string {
  return layout({
    title: 'Shop',
    description: 'Clothing, linen, curtains and stoneware: everything we make.',
    here: 'shop',
    main: html`
      ${productData(products.filter(isSmall))}
      <h1>Everything we make</h1>
      <nav class="row sections" aria-label="Sections">
        ${sections.map((section) => html`<a href="#${anchor(section)}">${section}</a> `)}
      </nav>
      ${sections.map(
        (section) =>
          html`<section aria-labelledby="${anchor(section)}">
            <h2 id="${anchor(section)}">${section}</h2>
            <ul class="cards">
              ${products.filter((product) => product.section === section).map(card)}
            </ul>
          </section>`,
      )}
    `,
  });
}

function card(product: ShopProduct): Markup {
  return html`<li class="card">
    <a href="/shop/${product.handle}">
      <img
        src="${pictureAddress(product)}"
        alt=""
        width="${pictureSize}"
        height="${pictureSize}"
        loading="lazy"
      />
      <h3>${product.title}</h3>
    </a>
    <p class="summary">${product.summary}</p>
    ${isSmall(product) ? productForm(product, { compact: true }) : priceFrom(product)}
  </li>`;
}

function priceFrom({ handle, title, variants }: ShopProduct): Markup {
  const lowest = Math.min(...variants.map((variant) => variant.price));
  return html`<p class="price">From ${money(lowest)}</p>
    <p>
      <a class="action" href="/shop/${handle}"
        >Choose yours<span class="unseen">: ${title}</span></a
      >
    </p>`;
}

function isSmall({ variants }: ShopProduct): boolean {
  return variants.length <= mostVariants;
}

/** The id under which a section of the shop is found. */
export function anchor(section: string): string {
  return section.toLowerCase().replaceAll(' ', '-');
}
