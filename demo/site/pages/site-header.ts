import { pictureAddress } from '../catalogue/pictures';
import { sections } from '../catalogue/plan';
import type { ShopProduct } from '../catalogue/read-catalogue';
import type { Article, Language } from '../journal/article';
import { words } from '../journal/words';
import { anchor } from './catalogue';
import { html } from './markup';
import type { Markup } from './markup';
import { shopName } from './shop';

interface HeaderParts {
  language: Language;
  /** Where the same page is found in each language. */
  translations: readonly Article[];
  products: readonly ShopProduct[];
}

const NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };
const PICTURED = new Set(['linen-shirt', 'bread-board', 'lambswool-scarf']);

/** The bar over the pages of the journal: the shop behind a mega menu, on phones all in a drawer. */
export function siteHeader({ language, translations, products }: HeaderParts): Markup {
  const say = words[language];
  const article = translations.find((it) => it.language === language)!;
  return html`<wb-alert polite remember-as="holidays-2026"><p>${say.notice}</p></wb-alert>
    <wb-sticky id="site-bar" mode="animated">
      <header class="header">
        <a class="name" href="/">${shopName}</a>
        <wb-off-canvas id="site-menu" label="${say.menu}" side="end" devices="responsive">
          <nav aria-label="${say.site}">
            <wb-menu layout-tablet="vertical" layout-mobile="vertical">
              <wb-mega-menu>
                <a slot="title" href="/shop">${say.shop}</a>
                ${shopPanel(language, products)}
              </wb-mega-menu>
              <ul>
                <li>
                  <a href="${article.path}">${say.journal}</a>
                  <ul>
                    ${article.chapters.map(
                      ({ heading }, index) =>
                        html`<li>
                          <a href="${article.path}#${chapterId(index)}">${heading}</a>
                        </li> `,
                    )}
                  </ul>
                </li>
                <li><a href="/cart">${say.cart}</a></li>
              </ul>
            </wb-menu>
          </nav>
        </wb-off-canvas>
        <wb-language-switcher>
          ${translations.map(
            (it) =>
              html`<a href="${it.path}" hreflang="${it.language}" lang="${it.language}"
                >${NAMES[it.language]}</a
              > `,
          )}
        </wb-language-switcher>
        <a class="opener" href="#site-menu" aria-label="${say.menu}"></a>
      </header>
    </wb-sticky>`;
}

/** The id of a chapter, by its place in the article. */
export const chapterId = (index: number) => `chapter-${index + 1}`;

function shopPanel(language: Language, products: readonly ShopProduct[]) {
  const pictured = products.filter(({ handle }) => PICTURED.has(handle));
  return html`<div class="shop-panel">
    <ul>
      ${sections.map(
        (section) =>
          html`<li>
            <a href="/shop#${anchor(section)}">${section}</a>
          </li> `,
      )}
      <li><a href="/shop">${words[language].wholeShop}</a></li>
    </ul>
    <ul class="shop-pictures">
      ${pictured.map(
        (product) =>
          html`<li>
            <a href="/shop/${product.handle}"
              ><img
                src="${pictureAddress(product)}"
                alt=""
                width="160"
                height="160"
                loading="lazy"
              />${product.title}</a
            >
          </li> `,
      )}
    </ul>
  </div>`;
}
