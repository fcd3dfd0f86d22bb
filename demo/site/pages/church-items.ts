import type { Feeds } from '../congregation/feeds';
import type { Picture } from '../congregation/pictures';
import { html } from './markup';
import type { Markup } from './markup';

const inEnglish = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A group as the server writes it: its list only makes it look like its neighbours. */
export const groupItem = (group: Feeds['groups'][number]): Markup =>
  html`<article
    data-category="${group.category}"
    data-day="${group.day}"
    data-status="${group.status}"
  >
    ${picture(group.image)}
    <h2><a href="${group.href}">${group.title}</a></h2>
    <p>${group.day}, ${group.times} · ${group.location}</p>
    <p>${group.text}</p>
    <p><strong>${group.status}</strong>${group.childcare && html` · Childcare`}</p>
  </article> `;

/** An article as the server writes it, with its beginning. */
export const articleItem = (article: Feeds['articles'][number]): Markup =>
  html`<article data-category="${article.category}" data-author="${article.author}">
    ${picture(article.image)}
    <h3><a href="${article.href}">${article.title}</a></h3>
    <p><time datetime="${article.date}">${day(article.date)}</time>, ${article.author}</p>
    <p>${article.text.split('\n\n')[0]}</p>
  </article> `;

/** A whole group, for the block that shows nothing else. */
export const wholeGroup = (group: Feeds['groups'][number]): Markup =>
  html`<article class="whole">
    ${picture(group.image, 'eager')}
    <h1>${group.title}</h1>
    <p class="lead">${group.text}</p>
    <dl>
      <dt>When</dt>
      <dd>${group.day}, ${group.times}</dd>
      <dt>Where</dt>
      <dd>${group.location}</dd>
      <dt>Places</dt>
      <dd>${group.status}</dd>
      ${
        group.childcare &&
        html`<dt>Childcare</dt>
          <dd>There is some.</dd>`
      }
      <dt>Ask</dt>
      <dd>
        ${group.coordinator.name},
        <a href="mailto:${group.coordinator.email}">${group.coordinator.email}</a>
      </dd>
    </dl>
    <p><a class="action" href="/church/groups#find">Ask to come</a></p>
  </article>`;

/** A whole article, for the block that shows nothing else. */
export const wholeArticle = (article: Feeds['articles'][number]): Markup =>
  html`<article class="whole">
    ${picture(article.image, 'eager')}
    <h1>${article.title}</h1>
    <p class="trail">
      <time datetime="${article.date}">${day(article.date)}</time> ·
      ${article.author}${article.series && html` · ${article.series}`}
    </p>
    ${article.text.split('\n\n').map((text) => html`<p>${text}</p> `)}
  </article>`;

export const picture = ({ src, alt, width, height }: Picture, loading: 'lazy' | 'eager' = 'lazy') =>
  html`<img src="${src}" alt="${alt}" width="${width}" height="${height}" loading="${loading}" />`;

const day = (date: string) => inEnglish.format(new Date(date));
