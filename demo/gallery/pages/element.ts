import { html } from 'hono/html';
import type { CatalogueEntry } from '../catalogue';
import type { Example } from '../demo';
import { anchorOf } from '../search/anchor';
import type { Weight } from '../suite/weight';
import { code } from './code';
import { exampleFrame } from './frame';
import { layout } from './layout';
import type { Markup } from './page-parts';
import { playground } from './playground';
import { sizeTable } from './sizes';
import {
  attributeTable,
  eventTable,
  subscriptionTable,
  keyTable,
  methodTable,
  namedTable,
} from './tables';

/** An element's own page: try it, its examples, every word of its contract, and what it weighs. */
export function elementPage(
  entry: CatalogueEntry,
  all: CatalogueEntry[],
  weight: Weight,
): Promise<string> {
  const { contract, demo, family } = entry;
  const { tag, summary, since, spec, attributes, events, methods, slots, parts } = contract;
  const { cssProperties, keyboard, accessibility } = contract;
  const sections = [
    section('Attributes', attributes, () => attributeTable(attributes)),
    section('Events', events, () => eventTable(events ?? {})),
    section('Announcements', contract.subscribes, () =>
      subscriptionTable(contract.subscribes ?? {}),
    ),
    section('Methods', methods, () => methodTable(methods ?? {})),
    section('Slots', slots, () =>
      namedTable('slot', 'Slot', slots ?? {}, (name) => name || 'content of the element'),
    ),
    section('Parts', parts, () => namedTable('part', 'Part', parts ?? {})),
    section('CSS properties', cssProperties, () =>
      namedTable('property', 'Property', cssProperties ?? {}),
    ),
    section('Keyboard', keyboard, () => keyTable(keyboard ?? {})),
    section('Accessibility', accessibility, () => notes(accessibility ?? [])),
    section('Size', weight, () => sizeTable(weight)),
    section('Import', contract, () => importing(entry)),
  ].filter((it) => it !== undefined);
  return layout({
    title: `${tag} – wb-elements`,
    here: `/gallery/${tag}`,
    all,
    styles: ['element.css', 'playground.css'],
    scripts: ['playground.js'],
    main: html`<p class="quiet">${capitalised(family)}</p>
      <h1><code>&lt;${tag}&gt;</code></h1>
      <p class="lead">${summary}</p>
      <p class="quiet">Since ${since} · specification ${spec} · ${WAKES[contract.wakes]}</p>
      ${playground(entry)}
      <nav class="row contents" aria-label="On this page">
        <a href="#examples">Examples</a>
        ${sections.map(({ id, title }) => html`<a href="#${id}">${title}</a> `)}
      </nav>
      <section>
        <h2 id="examples">Examples</h2>
        ${demo.examples.map((example, index) => exampleSection(tag, example, index + 1))}
      </section>
      ${sections.map(({ markup }) => markup)}`,
  });
}

const capitalised = (words: string) => words[0]!.toUpperCase() + words.slice(1);

const WAKES = {
  interaction: 'its script starts when a visitor touches it, or when another element concerns it',
  visible: 'its script starts when it comes near the viewport',
  idle: 'its script starts when the page is loaded and at rest',
  eager: 'its script starts with the page',
  script: 'nothing a visitor does starts its script, since it does without',
};

const exampleSection = (tag: string, { name, html: source }: Example, number: number) =>
  html`<section class="example">
    <h3 id="example-${number}">${capitalised(name)}</h3>
    ${exampleFrame({ tag, number, name })} ${code(source, `HTML of example ${number}`)}
    <p class="quiet needs-script">
      <a href="?example=${number}#try" data-example="${number}">Try this one above</a>
    </p>
  </section>`;

const importing = ({ name, contract: { tag } }: CatalogueEntry) =>
  html`<p>A page needs nothing but the loader. Who bundles, defines the one element at once:</p>
    ${code(`import 'wb-elements/${name}';`, `Import of ${tag}`)}`;

const notes = (accessibility: readonly string[]) =>
  html`<ul>
    ${accessibility.map(
      (note, index) => html`<li id="${anchorOf('note', String(index + 1))}">${note}</li>`,
    )}
  </ul>`;

interface Section {
  id: string;
  title: string;
  markup: Markup;
}

function section(
  title: string,
  words: object | undefined,
  table: () => Markup,
): Section | undefined {
  if (!words || Object.keys(words).length === 0) return undefined;
  const id = title.toLowerCase().replace(' ', '-');
  const markup = html`<section>
    <h2 id="${id}">${title}</h2>
    ${table()}
  </section>`;
  return { id, title, markup };
}
