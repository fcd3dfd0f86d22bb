import { pictureAddress } from '../catalogue/pictures';
import type { ShopProduct } from '../catalogue/read-catalogue';
import type { Article, Chapter } from '../journal/article';
import { popups } from '../journal/popups';
import { words } from '../journal/words';
import { layout } from './layout';
import { html, jsonMarkup } from './markup';
import type { Markup } from './markup';
import { privacySettings } from './privacy';
import { chapterId, siteHeader } from './site-header';

/** An article of the journal, with its contents beside it and what may open over it. */
export function articlePage(
  article: Article,
  translations: readonly Article[],
  products: readonly ShopProduct[],
): string {
  const { language, path, title, summary, published, chapters } = article;
  const say = words[language];
  const pictured = products.find(({ handle }) => handle === 'linen-shirt');
  return layout({
    title,
    description: summary,
    language,
    footer: say.footer,
    privacy: privacySettings(say.privacy),
    skip: say.skip,
    head: html`<link rel="stylesheet" href="/site/journal.css" />
      <link rel="canonical" href="${address(article)}" />
      <script type="application/json" data-wb-page>
        ${jsonMarkup({ language, texts: say.elements })}
      </script>
      ${translations.map(
        (it) => html`<link rel="alternate" hreflang="${it.language}" href="${it.path}" /> `,
      )}`,
    header: siteHeader({ language, translations, products }),
    main: html`
      <wb-anchors></wb-anchors>
      <p class="trail">
        <wb-link previous><a href="/shop">${say.back}</a></wb-link> ·
        <time datetime="${published}">${day(published, language)}</time>
      </p>
      <article class="article">
        <h1>${title}</h1>
        <p class="lead">${summary}</p>
        <p><a href="#care-card">${say.careCard}</a></p>
        <wb-table-of-contents
          class="contents"
          levels="h2 h3"
          title-text="${say.contents}"
          include=".article-text"
          minimized-mobile
        ></wb-table-of-contents>
        <div class="article-text">
          ${
            pictured &&
            html`<img src="${pictureAddress(pictured)}" alt="" width="640" height="400" /> `
          }
          ${chapters.map((it, index) => chapter(it, chapterId(index)))}
        </div>
        <wb-share
          networks="facebook whatsapp telegram email copy device"
          shares="page"
          text="${title}"
        ></wb-share>
        <wb-comments consent shortname="linen-journal" identifier="${path}">
          <h2>${say.comments}</h2>
        </wb-comments>
      </article>
      ${popups(language)}
    `,
  });
}

/** Where the journal stands, which links that share it must know before any script has run. */
const address = ({ path }: Article) => `https://linen.example${path}`;

const chapter = ({ heading, paragraphs, parts = [] }: Chapter, id: string): Markup =>
  html`<section>
    <h2 id="${id}">${heading}</h2>
    ${paragraphs.map((it) => html`<p>${it}</p> `)} ${parts.map(part)}
  </section>`;

/** Its heading has no id: the table of contents gives it one. */
const part = ({ heading, paragraphs }: Chapter): Markup =>
  html`<h3>${heading}</h3>
    ${paragraphs.map((it) => html`<p>${it}</p> `)}`;

const day = (date: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
