import { html } from 'hono/html';
import type { CatalogueEntry } from '../catalogue';
import { layout } from './layout';

/** What is shown of an element or an example that is not there. */
export const missingPage = (all: CatalogueEntry[]): Promise<string> =>
  layout({
    title: 'Not in the gallery',
    all,
    main: html`<h1>Not in the gallery</h1>
      <p class="lead">
        There is no such element here. <a href="/gallery">See those there are</a>.
      </p>`,
  });
