import { html } from 'hono/html';
import type { Attribute } from '../../../shared/element/attribute';
import type { Contract } from '../../../shared/element/contract';
import { dashed } from '../../../shared/element/parse';
import type { Markup } from './layout';
import { badValueOf, defaultOf, valueOf } from './wording';

type Attributes = Contract['attributes'];
type Events = NonNullable<Contract['events']>;

/** What an author may write: each attribute with what it takes, and what a bad value does. */
export const attributeTable = (attributes: Attributes): Markup =>
  table(
    ['Attribute', 'Value', 'Default', 'What it is', 'A bad value'],
    Object.entries(attributes).map(([name, spec]) => [
      html`<code>${dashed(name)}</code>`,
      valueOf(spec),
      html`<code>${defaultOf(spec)}</code>`,
      spec.doc,
      badValueOf(spec),
    ]),
  );

/** What the element tells the page. */
export const eventTable = (events: Events): Markup =>
  table(
    ['Event', 'When', 'Can be prevented', 'Its detail'],
    Object.entries(events).map(([name, { doc, cancelable, detail }]) => [
      html`<code>${name}</code>`,
      doc,
      cancelable ? 'yes' : 'no',
      detail ? detailList(detail as Attributes) : 'none',
    ]),
  );

/** Things that have a name and a sentence. */
export const namedTable = (
  heading: string,
  things: Record<string, string>,
  shown: (name: string) => string,
): Markup =>
  table(
    [heading, 'What it is'],
    Object.entries(things).map(([name, doc]) => [html`<code>${shown(name)}</code>`, doc]),
  );

const detailList = (fields: Record<string, Attribute<unknown>>) =>
  html`<dl>
    ${Object.entries(fields).map(
      ([name, spec]) =>
        html`<div>
          <dt><code>${name}</code></dt>
          <dd>${valueOf(spec)}. ${spec.doc}</dd>
        </div>`,
    )}
  </dl>`;

const table = (headings: string[], rows: (string | Markup)[][]): Markup =>
  html`<div class="table" tabindex="0" role="region" aria-label="${headings[0]} table">
    <table>
      <thead>
        <tr>
          ${headings.map((it) => html`<th scope="col">${it}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...others]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${others.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
