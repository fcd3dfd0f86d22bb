import { html } from 'hono/html';
import type { CatalogueEntry } from '../catalogue';
import type { SearchEntry } from '../search/entries';
import { marked } from '../search/marked';
import { layout } from './layout';

/** What was found, for a page without script and for a link to share. */
export const searchPage = (
  all: CatalogueEntry[],
  query: string,
  found: SearchEntry[],
): Promise<string> =>
  layout({
    title: query ? `Search: ${query}` : 'Search',
    all,
    query,
    styles: ['element.css'],
    main: html`<h1>Search</h1>
      ${
        query
          ? html`<p class="lead">
              ${found.length || 'Nothing'} found for <strong>${query}</strong>. ${advice(found)}
            </p>`
          : html`<p class="lead">
              Write what you look for into the field: an element, an attribute, an event, a part or
              any words of the documentation.
            </p>`
      }
      <ol class="results">
        ${found.map(
          ({ kind, name, of, text, href }) =>
            html`<li>
              <a href="${href}"><code>${withMarks(name, query)}</code></a>
              <span class="quiet">${kind}${of === name ? '' : ` of ${of}`}</span>
              <p>${withMarks(text, query)}</p>
            </li>`,
        )}
      </ol>`,
  });

const withMarks = (text: string, query: string) =>
  marked(text, query).map((it) => (it.isMarked ? html`<mark>${it.text}</mark>` : it.text));

const advice = (found: SearchEntry[]) =>
  found.length ? '' : 'Try fewer or other words: all of them must occur in one place.';
