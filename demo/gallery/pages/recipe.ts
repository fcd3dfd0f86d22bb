import { html } from 'hono/html';
import type { CatalogueEntry } from '../catalogue';
import { recipeFile } from '../recipes/recipes';
import type { Recipe } from '../recipes/recipes';
import { code } from './code';
import { layout } from './layout';

/** A recipe: what it looks like, and the files to copy. */
export function recipePage({ name, title, summary, sheets }: Recipe, all: CatalogueEntry[]) {
  const address = `/gallery/recipes/${name}/page`;
  return layout({
    title: `${title} – wb-elements`,
    all,
    here: `/gallery/recipes/${name}`,
    styles: ['element.css', 'recipe.css'],
    main: html`<article>
      <h1>${title}</h1>
      <p class="lead">${summary}</p>
      <p><a class="action" href="${address}">Open the page</a></p>
      <div class="windows" inert aria-hidden="true">
        ${['desktop', 'phone'].map(
          (device) =>
            html`<div class="window ${device}">
              <iframe class="thumbnail" src="${address}" title="${title}, ${device}"></iframe>
            </div>`,
        )}
      </div>
      ${[...sheets, `${name}.html`].map(
        (file) =>
          html`<section>
            <h2><code>${file}</code></h2>
            ${code(recipeFile(file), `Code: ${file}`)}
          </section>`,
      )}
    </article>`,
  });
}
