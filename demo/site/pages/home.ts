import { pictureAddress, pictureSize } from '../catalogue/pictures';
import type { ShopProduct } from '../catalogue/read-catalogue';
import { layout } from './layout';
import { html } from './markup';
import { shopName } from './shop';

const shown = ['linen-shirt', 'made-to-measure-roller-blind', 'bread-board', 'lambswool-scarf'];

/** The front door: what the shop is, and four ways in. */
export function homePage(products: readonly ShopProduct[]): string {
  const highlights = shown.flatMap((handle) => products.filter((one) => one.handle === handle));
  return layout({
    title: shopName,
    description: 'Linen, wool and stoneware, made in small numbers.',
    elements: false,
    main: html`
      <section class="opening">
        <h1>Linen, wool and stoneware, made in small numbers.</h1>
        <p>
          We sew, weave and throw what a house needs and a body wears, in one workshop by the canal.
        </p>
        <p><a class="action" href="/shop">See the whole shop</a></p>
      </section>
      <ul class="cards">
        ${highlights.map(
          (product) =>
            html`<li class="card">
              <a href="/shop/${product.handle}">
                <img
                  src="${pictureAddress(product)}"
                  alt=""
                  width="${pictureSize}"
                  height="${pictureSize}"
                />
                <h2>${product.title}</h2>
              </a>
              <p class="summary">${product.summary}</p>
            </li>`,
        )}
      </ul>
    `,
  });
}
