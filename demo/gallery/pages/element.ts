import { html } from 'hono/html';
import type { CatalogueEntry } from '../catalogue';
import type { Example } from '../demo';
import { layout } from './layout';
import type { Markup } from './layout';
import { attributeTable, eventTable, namedTable } from './tables';

/** An element's own page: what it is, its examples alive, and every word of its contract. */
export function elementPage(entry: CatalogueEntry, all: CatalogueEntry[]): Promise<string> {
  const { contract, demo } = entry;
  const { tag, summary, since, spec, attributes, events, methods, slots, parts } = contract;
  return layout({
    title: `${tag} – wb-elements`,
    here: tag,
    all,
    main: html`<h1><code>&lt;${tag}&gt;</code></h1>
      <p class="lead">${summary}</p>
      <p class="facts">Since ${since}. Specification: section ${spec}. ${WAKES[contract.wakes]}</p>
      <section>
        <h2>Examples</h2>
        ${demo.examples.map((example, index) => exampleSection(tag, example, index + 1))}
      </section>
      ${section('Attributes', attributes, () => attributeTable(attributes))}
      ${section('Events', events, () => eventTable(events ?? {}))}
      ${section('Methods', methods, () =>
        namedTable('Method', methods ?? {}, (name) => `${name}()`),
      )}
      ${section('Slots', slots, () =>
        namedTable('Slot', slots ?? {}, (name) => name || 'content of the element'),
      )}
      ${section('Parts', parts, () => namedTable('Part', parts ?? {}, (name) => name))}
      ${section('CSS properties', contract.cssProperties, () =>
        namedTable('Property', contract.cssProperties ?? {}, (name) => name),
      )}`,
  });
}

const WAKES = {
  interaction: 'Its script starts when a visitor touches it, or when another element concerns it.',
  visible: 'Its script starts when it comes near the viewport.',
  idle: 'Its script starts when the page is loaded and at rest.',
  eager: 'Its script starts with the page.',
};

const exampleSection = (tag: string, { name, html: source }: Example, number: number) =>
  html`<section class="example">
    <h3 id="example-${number}">${name[0]!.toUpperCase() + name.slice(1)}</h3>
    <iframe
      src="/gallery/${tag}/examples/${number}"
      title="${tag}, example ${number}: ${name}"
      loading="lazy"
    ></iframe>
    <div class="code" data-copy>
      <pre
        tabindex="0"
        role="region"
        aria-label="HTML of example ${number}"
      ><code>${source}</code></pre>
    </div>
  </section>`;

const section = (title: string, words: object | undefined, table: () => Markup) =>
  words && Object.keys(words).length
    ? html`<section>
        <h2 id="${title.toLowerCase().replace(' ', '-')}">${title}</h2>
        ${table()}
      </section>`
    : '';
