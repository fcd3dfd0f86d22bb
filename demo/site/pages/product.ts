import { pictureAddress, pictureSize } from '../catalogue/pictures';
import type { ShopProduct } from '../catalogue/read-catalogue';
import { layout } from './layout';
import { html } from './markup';
import { productData } from './product-data';
import { productForm } from './product-form';

/** One product: pictures, words, and the form to choose and buy it. */
export function productPage(product: ShopProduct): string {
  const { title, summary, details, section, colours } = product;
  return layout({
    title,
    description: summary,
    here: 'shop',
    main: html`
      ${productData([product])}
      <p class="trail"><a href="/shop">Shop</a> · ${section}</p>
      <article class="product">
        <div class="pictures">
          <img
            src="${pictureAddress(product)}"
            alt="${title}, drawn in ${colours[0]}"
            width="${pictureSize}"
            height="${pictureSize}"
          />
          ${
            colours.length > 1 &&
            html`<ul class="thumbnails">
              ${colours.slice(1).map(
                (colour) =>
                  html`<li>
                    <img
                      src="${pictureAddress(product, colour)}"
                      alt="${title} in ${colour}"
                      width="96"
                      height="96"
                      loading="lazy"
                    />
                  </li> `,
              )}
            </ul>`
          }
        </div>
        <div class="buying">
          <h1>${title}</h1>
          <p class="summary">${summary}</p>
          ${productForm(product)} ${details.map((paragraph) => html`<p>${paragraph}</p>`)}
        </div>
      </article>
    `,
  });
}
