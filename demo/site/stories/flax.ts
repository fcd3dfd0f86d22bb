import { pictureAddress, pictureSize } from '../catalogue/pictures';
import type { ShopProduct } from '../catalogue/read-catalogue';
import { layout } from '../pages/layout';
import { html } from '../pages/markup';
import type { Markup } from '../pages/markup';
import { sceneFigure, sceneImage } from './pictured-scene';
import { scene, sceneAddress, scenes, sceneSize } from './scenes';

const bought = ['linen-shirt', 'bread-board', 'lambswool-scarf', 'stoneware-mug'];

/** A story in pictures: from the field to the shelf, and what became of it. */
export function flaxPage(products: readonly ShopProduct[]): string {
  return layout({
    title: 'From flax to cloth',
    description: 'A year with flax: sown in April, blue in June, on the table by winter.',
    head: html`<link rel="stylesheet" href="/site/stories.css" />`,
    main: html`${opening()} ${text()} ${pictures()} ${seasons()} ${shelf(products)}`,
  });
}

const opening = (): Markup =>
  html`<wb-parallax
    class="hero section story-opening"
    image="${sceneAddress('field')}"
    color="#3d5a45"
    loading="eager"
    shade="dark"
  >
    <h1>From flax to cloth.</h1>
    <p class="lead">Sown on the hundredth day of the year, and a tablecloth by winter.</p>
  </wb-parallax>`;

const text = (): Markup =>
  html`<article class="section story-text">
    <p>
      Flax asks for little: cool springs, no dung, and to be left alone. In June the field is blue
      until noon, when the petals fall; by the next morning there are others.
    </p>
    <wb-lightbox label="At the mill">
      <a class="story-aside" href="${sceneAddress('mill')}"
        >${sceneImage(scene('mill'))}<span>The mill, after rain</span></a
      >
      <p>
        In August it is <a href="${sceneAddress('stooks')}">pulled and stood in bundles</a>, and in
        September it lies in the dew until what holds the fibres gives way. Then it goes to the
        mill, which breaks it, and to <a href="${sceneAddress('wheel')}">the wheel</a>, which makes
        a thread of it.
      </p>
    </wb-lightbox>
    <p>
      What we do with the thread <a href="/workshop">can be heard and seen in the workshop</a>. What
      you do with the cloth is yours: we have seen it as curtains, as a shroud, and as the sail of a
      boat for one.
    </p>
  </article>`;

const pictures = (): Markup =>
  html`<section aria-labelledby="pictures">
    <h2 id="pictures">The year in eight pictures</h2>
    <wb-gallery class="story-pictures" columns="4" label="The year" id="year">
      ${scenes.map(sceneFigure)}
    </wb-gallery>
  </section>`;

const seasons = (): Markup =>
  html`<wb-background-slideshow
    class="section story-seasons"
    duration="5"
    shade="dark"
    color="#26302b"
  >
    ${['stooks', 'mill', 'line'].map(
      (name) =>
        html`<img
          slot="slide"
          src="${sceneAddress(name)}"
          alt=""
          width="${sceneSize.width}"
          height="${sceneSize.height}"
          loading="lazy"
        /> `,
    )}
    <p>&ldquo;It is four seasons long, this thread.&rdquo;</p>
  </wb-background-slideshow>`;

const shelf = (products: readonly ShopProduct[]): Markup =>
  html`<section aria-labelledby="shelf">
    <h2 id="shelf">What became of it</h2>
    <wb-carousel slides-to-show="3" slides-to-show-phone="1" label="From the shop">
      ${bought.flatMap((handle) =>
        products.filter((it) => it.handle === handle).map((it) => card(it)),
      )}
    </wb-carousel>
  </section>`;

const card = (product: ShopProduct): Markup =>
  html`<div class="card">
    <a href="/shop/${product.handle}"
      ><img
        src="${pictureAddress(product)}"
        alt=""
        width="${pictureSize}"
        height="${pictureSize}"
        loading="lazy"
      />
      <h3>${product.title}</h3></a
    >
    <p class="summary">${product.summary}</p>
  </div>`;
