import { html } from 'hono/html';
import { familiesOf } from '../catalogue';
import type { CatalogueEntry } from '../catalogue';
import { isMade, MODE_NAMES, sheetsOf } from '../states/sheets';
import type { ModeName, Sheet } from '../states/sheets';
import { code } from './code';
import { layout } from './layout';
import { table } from './tables';

/** The contact sheets of all families in all modes, as far as they have been made. */
export async function statesPage(all: CatalogueEntry[]): Promise<string> {
  const rows = await Promise.all(
    familiesOf(all).map(async ({ family }) => ({
      family,
      sheets: await sheetsOf(family.toLowerCase()),
    })),
  );
  const hasPeers = await isMade('peers.png');
  const made = rows.flatMap(({ sheets }) => [...sheets.values()].map((it) => it.made.getTime()));
  return layout({
    title: 'States – wb-elements',
    all,
    here: '/gallery/states',
    styles: ['element.css'],
    main: html`<h1>States</h1>
      <p class="lead">
        Every example and state of every element, one picture a family and mode, so that a change
        can be seen at a glance.
      </p>
      ${
        made.length > 0
          ? html`<p>
              The oldest is of ${shown(Math.min(...made))}, the newest of
              ${shown(Math.max(...made))} (UTC). To make them again:
            </p>`
          : html`<p>They have not been made yet. This makes them, in a few minutes:</p>`
      }
      ${code('npm run look\nnpm run look -- forms popups', 'The command that makes the sheets')}
      ${
        hasPeers
          ? html`<p>
              <a href="/gallery/states/peers.png"
                >Widgets of Web Awesome and of the suite, side by side</a
              >, by <code>npm run look:peers</code>.
            </p>`
          : ''
      }
      ${table(
        'Sheets',
        ['Family', 'Sheets'],
        rows.map(({ family, sheets }) => [
          family,
          html`<ul class="row">
            ${MODE_NAMES.map((mode) => html`<li>${link(family, mode, sheets.get(mode))}</li>`)}
          </ul>`,
        ]),
      )}`,
  });
}

const link = (family: string, mode: ModeName, sheet: Sheet | undefined) =>
  sheet
    ? html`<a href="/gallery/states/${sheet.name}" aria-label="${family}, ${worded(mode)}"
        >${worded(mode)}</a
      >`
    : html`<span class="quiet">${worded(mode)}</span>`;

const worded = (mode: ModeName) => {
  const words = mode.replaceAll('-', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
};

const shown = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
