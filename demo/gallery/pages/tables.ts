import { html } from 'hono/html';
import type { Attribute } from '../../../shared/contract/attribute';
import type { Contract } from '../../../shared/contract/contract';
import { parametersType, resultType } from '../../../shared/programs/build/manifests/type-text';
import { dashed } from '../../../shared/contract/parse';
import { announcements } from '../guides/announcement-table';
import { anchorOf } from '../search/anchor';
import type { AnchorKind } from '../search/anchor';
import type { Markup } from './page-parts';
import { badValueOf, defaultOf, valueOf } from './wording';

type Attributes = Contract['attributes'];
type Events = NonNullable<Contract['events']>;
type Cell = string | Markup;

/** What an author may write: each attribute with what it takes, and what a bad value does. */
export const attributeTable = (attributes: Attributes): Markup =>
  table(
    'Attributes',
    ['Attribute', 'Value', 'Default', 'What it is', 'A bad value'],
    Object.entries(attributes).map(([name, spec]) => [
      named('attribute', dashed(name)),
      valueOf(spec),
      html`<code>${defaultOf(spec)}</code>`,
      spec.doc,
      badValueOf(spec),
    ]),
  );

/** What the element tells the page. */
export const eventTable = (events: Events): Markup =>
  table(
    'Events',
    ['Event', 'When', 'Can be prevented', 'Its detail'],
    Object.entries(events).map(([name, { doc, cancelable, detail }]) => [
      named('event', name),
      doc,
      cancelable ? 'yes' : 'no',
      detail ? detailList(detail as Attributes) : 'none',
    ]),
  );

/** The announcements that wake the element and change it. */
export const subscriptionTable = (subscribes: NonNullable<Contract['subscribes']>): Markup =>
  table(
    'Announcements',
    ['Announcement', 'Acts when its key is', 'It tells'],
    Object.entries(subscribes).map(([name, attribute]) => [
      html`<code>${name}</code>`,
      html`<code>${dashed(attribute)}</code>`,
      announcements().find((it) => it.name === name)?.doc ?? '',
    ]),
  );

/** What a page script may call. */
export const methodTable = (methods: NonNullable<Contract['methods']>): Markup =>
  table(
    'Methods',
    ['Method', 'What it does', 'It takes', 'It gives'],
    Object.entries(methods).map(([name, spec]) => [
      named('method', `${name}()`, name),
      spec.doc,
      spec.takes ? html`<code>${parametersType(spec)}</code>` : 'nothing',
      spec.promises ? html`<code>${resultType(spec)}</code>` : 'nothing',
    ]),
  );

/** Things that have a name and a sentence. */
export const namedTable = (
  kind: AnchorKind,
  heading: string,
  things: Record<string, string>,
  shown: (name: string) => string = (name) => name,
): Markup =>
  table(
    `${heading} table`,
    [heading, 'What it is'],
    Object.entries(things).map(([name, doc]) => [named(kind, shown(name), name), doc]),
  );

/** What each key does, with every key of a row as a key. */
export const keyTable = (keyboard: Record<string, string>): Markup =>
  table(
    'Keyboard',
    ['Key', 'What it does'],
    Object.entries(keyboard).map(([keys, doc]) => [
      html`<span id="${anchorOf('key', keys)}"
        >${keys.split(', ').map((key) => html`<kbd>${key}</kbd> `)}</span
      >`,
      doc,
    ]),
  );

const named = (kind: AnchorKind, shown: string, name = shown) =>
  html`<code id="${anchorOf(kind, name)}">${shown}</code>`;

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

/**
 * A table whose first cells head their rows. On a phone a row is a list of its cells; what they are
 * is said by roles, since a table that is not shown as one is none to some browsers.
 */
export const table = (label: string, headings: string[], rows: Cell[][]): Markup =>
  html`<div class="table" tabindex="0" role="region" aria-label="${label}">
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          ${headings.map((it) => html`<th scope="col" role="columnheader">${it}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${rows.map(
          ([first, ...others]) =>
            html`<tr role="row">
              <th scope="row" role="rowheader">${first}</th>
              ${others.map(
                (cell, index) =>
                  html`<td role="cell" data-heading="${headings[index + 1]!}">${cell}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
