import { pictureAddress, pictureSize } from '../catalogue/pictures';
import type { ShopProduct } from '../catalogue/read-catalogue';
import { layout } from './layout';
import { html } from './markup';
import type { Markup } from './markup';
import { productData } from './product-data';
import { productForm } from './product-form';

/** One product: pictures, words, and the form to choose and buy it. */
export function productPage(product: ShopProduct): string {
  const { title, summary, details, section } = product;
  return layout({
    title,
    description: summary,
    here: 'shop',
    main: html`
      ${productData([product])}
      <p class="trail"><a href="/shop">Shop</a> · ${section}</p>
      <article class="product">
        ${pictures(product)}
        <div class="buying">
          <h1>${title}</h1>
          <p class="summary">${summary}</p>
          ${productForm(product)} ${details.map((paragraph) => html`<p>${paragraph}</p>`)}
        </div>
      </article>
    `,
  });
}

/** The picture of each colour, with that of the chosen variant large; alone where there is one colour. */
function pictures(product: ShopProduct): Markup {
  const { colours, handle, title } = product;
  if (colours.length < 2)
    return html`<img
      class="pictures"
      src="${pictureAddress(product)}"
      alt="${title} in ${colours[0]}"
      width="${pictureSize}"
      height="${pictureSize}"
    />`;
  return html`<wb-gallery
    class="pictures"
    layout="big"
    label="${title}, in its colours"
    product-handle="${handle}"
  >
    ${colours.map(
      (colour) =>
        html`<a href="${pictureAddress(product, colour)}"
          ><img
            src="${pictureAddress(product, colour)}"
            alt="${title} in ${colour}"
            width="${pictureSize}"
            height="${pictureSize}"
        /></a> `,
    )}
  </wb-gallery>`;
}
