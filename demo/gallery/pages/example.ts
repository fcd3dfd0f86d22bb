import { html, raw } from 'hono/html';
import type { Example } from '../demo';
import { dataScripts } from '../demo';
import type { Look } from '../look';

/** Where examples have the suite from; see suite/files.ts. */
export const ASSETS = '/gallery/wb/';

/** One example as a page of its own, as its author writes it; see `prerender`. */
export const examplePage = async (example: Example, look: Look): Promise<string> =>
  String(
    await html`<!doctype html>
      <html
        lang="en"
        dir="${look.dir ?? 'ltr'}"
        data-theme="${look.theme ?? 'auto'}"
        data-tag="${look.tag}"
        data-events="${(look.events ?? []).join(' ')}"
        ${look.loadsLate ? html`data-loads-late` : ''}
        ${look.explains ? html`data-explains` : ''}
      >
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Example: ${example.name}</title>
          <meta name="color-scheme" content="light dark" />
          <link rel="icon" href="/site/icon.svg" type="image/svg+xml" />
          <link rel="stylesheet" href="/gallery/files/colours.css" />
          <link rel="stylesheet" href="/gallery/files/example.css" />
          ${
            look.brand && look.brand !== 'plain'
              ? html`<link rel="stylesheet" href="/gallery/themes/${look.brand}.css" data-brand />`
              : ''
          }
          ${scripts(look)} ${raw(dataScripts(example))}
        </head>
        <body>
          <main>${raw(example.html)}</main>
        </body>
      </html>`,
  );

function scripts({ mode, loadsLate }: Look) {
  if (mode === 'source' || mode === 'static') return '';
  const report = html`<script type="module" src="/gallery/scripts/example.js"></script>`;
  if (loadsLate) return report;
  // What waking takes can only be seen when nothing was fetched before.
  const settings = mode ? raw(` data-prefetch="off"${mode === 'awake' ? ' data-live' : ''}`) : '';
  return html`<script type="module" async src="${ASSETS}loader.js" ${settings}></script>
    ${report}`;
}
