import { html } from 'hono/html';
import type { CatalogueEntry } from '../catalogue';
import { familiesOf, layout } from './layout';

/** The gallery's first page: every family with its elements. */
export const listPage = (all: CatalogueEntry[]): Promise<string> =>
  layout({
    title: 'Gallery of wb-elements',
    all,
    main: html`<h1>Gallery</h1>
      <p class="lead">
        ${all.length} elements. Each page shows its examples alive, and all that the element can be
        told.
      </p>
      ${familiesOf(all).map(
        ({ family, entries }) =>
          html`<section>
            <h2>${family}</h2>
            <ul class="cards">
              ${entries.map(
                ({ contract: { tag, summary } }) =>
                  html`<li>
                    <a href="/gallery/${tag}"><code>&lt;${tag}&gt;</code></a>
                    <p>${summary}</p>
                  </li>`,
              )}
            </ul>
          </section>`,
      )}`,
  });
