import { html } from 'hono/html';
import type { CatalogueEntry } from '../catalogue';
import { layout } from './layout';

/** What is shown of a page, an element or an example that is not there. */
export const missingPage = (all: CatalogueEntry[]): Promise<string> =>
  layout({
    title: 'Not in the gallery',
    all,
    main: html`<h1>Not in the gallery</h1>
      <p class="lead">
        There is no such page here: it may have moved, or the address has a mistake in it. Search
        for it, or <a href="/gallery">see what there is</a>.
      </p>`,
  });
