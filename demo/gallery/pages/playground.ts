import { html } from 'hono/html';
import type { CatalogueEntry } from '../catalogue';
import type { Markup } from './page-parts';

/**
 * The frame of what script draws on an element's page; see scripts/playground.ts. Its panels are
 * tabs of the suite itself.
 */
export const playground = ({ contract: { tag, methods } }: CatalogueEntry): Markup =>
  html`<section
    id="try"
    class="playground needs-script"
    aria-labelledby="try-title"
    data-tag="${tag}"
  >
    <h2 id="try-title" class="unseen">Try it</h2>
    <div id="toolbar" class="row toolbar"></div>
    <div class="bench">
      <div class="shown">
        <div id="stage" class="stage"></div>
        <div class="row quiet life">
          <div id="life" class="row" role="status"></div>
          <div id="latest"></div>
        </div>
      </div>
      <div id="controls" class="controls"></div>
    </div>
    <wb-tabs>
      <section aria-label="HTML"><div id="source" class="panel"></div></section>
      <section aria-label="Events and announcements"><div id="log" class="panel"></div></section>
      ${
        methods?.['explain'] &&
        html`<section aria-label="Why it opens or not"><div id="why" class="panel"></div></section>`
      }
    </wb-tabs>
  </section>`;
