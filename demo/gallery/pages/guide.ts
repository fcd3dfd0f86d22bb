import { html, raw } from 'hono/html';
import { escapeHtml } from '../../../shared/foundation/escape-html';
import type { CatalogueEntry } from '../catalogue';
import { sample, sectionId } from '../guides/guide';
import type { Block, Guide } from '../guides/guide';
import { guides } from '../guides/guides';
import { code } from './code';
import { layout } from './layout';
import type { Markup } from './page-parts';
import { table } from './tables';

/** A guide as a page, with the ones before and after it. */
export function guidePage(guide: Guide, all: CatalogueEntry[]): Promise<string> {
  const place = guides.indexOf(guide);
  const [before, next] = [guides[place - 1], guides[place + 1]];
  return layout({
    title: `${guide.title} – wb-elements`,
    all,
    here: `/gallery/guides/${guide.name}`,
    styles: ['element.css'],
    main: html`<article class="prose">
      <h1>${guide.title}</h1>
      <p class="lead">${guide.summary}</p>
      ${guide.sections.map(
        (section) =>
          html`<section>
            <h2 id="${sectionId(section)}">${section.heading}</h2>
            ${section.blocks.map(drawn)}
          </section>`,
      )}
      <nav class="row turn" aria-label="Other guides">
        ${before ? html`<a rel="prev" href="/gallery/guides/${before.name}">← ${before.title}</a>` : ''}
        ${next ? html`<a rel="next" href="/gallery/guides/${next.name}">${next.title} →</a>` : ''}
      </nav>
    </article>`,
  });
}

function drawn(block: Block): Markup | Promise<Markup> {
  if (typeof block === 'string') return html`<p>${inline(block)}</p>`;
  if ('list' in block) {
    return html`<ul>
      ${block.list.map((item) => html`<li>${inline(item)}</li>`)}
    </ul>`;
  }
  if ('table' in block) {
    const { headings, rows } = block.table;
    return table(
      headings[0]!,
      headings,
      rows.map((cells) => cells.map(inline)),
    );
  }
  if ('tabs' in block) {
    return html`<wb-tabs>
      ${block.tabs.map(
        ({ title, sample: name }) =>
          html`<section aria-label="${title}">${code(sample(name), `Code: ${title}`)}</section>`,
      )}
    </wb-tabs>`;
  }
  return code(sample(block.sample), block.label);
}

const inline = (text: string) =>
  raw(
    escapeHtml(text)
      .replace(/`([^`]+)`/g, '<code>$1</code>')
      .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>'),
  );
