import { html, raw } from 'hono/html';
import type { CatalogueEntry } from '../gallery/catalogue';
import { dataScripts } from '../gallery/demo';

/** A builder's panel in small: the element's form on one side, the element alive on the other. */
export async function inspectorPage(
  { contract, demo }: CatalogueEntry,
  all: CatalogueEntry[],
): Promise<string> {
  const { tag, summary } = contract;
  const example = demo.examples[0]!;
  return String(
    await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Inspector of ${tag}</title>
          <meta name="color-scheme" content="light dark" />
          <link rel="icon" href="/site/icon.svg" type="image/svg+xml" />
          <link rel="stylesheet" href="/site/base.css" />
          <link rel="stylesheet" href="/inspector/files/inspector.css" />
          <script type="module" async src="/wb/loader.js"></script>
          <script type="module" src="/inspector/${tag}/form.js"></script>
          ${raw(dataScripts(example))}
        </head>
        <body>
          <header>
            <h1>Inspector</h1>
            <nav class="row" aria-label="Elements">
              ${all.map(
                ({ contract: { tag: other } }) =>
                  html`<a
                    href="/inspector/${other}"
                    ${other === tag ? html`aria-current="page"` : ''}
                    >${other}</a
                  >`,
              )}
            </nav>
          </header>
          <main>
            <section class="panel" aria-labelledby="panel">
              <h2 id="panel">Attributes of <code>${tag}</code></h2>
              <p class="quiet">
                ${summary} The form is made from
                <code>wb-elements/schemas/${tag}.json</code> alone.
              </p>
              <div data-form></div>
              <noscript><p>The form needs script; the element does not.</p></noscript>
            </section>
            <section class="live" aria-labelledby="live">
              <h2 id="live">Live</h2>
              <div class="stage" data-stage>${raw(example.html)}</div>
              <pre tabindex="0" aria-label="HTML of the element"><code data-markup></code></pre>
            </section>
          </main>
        </body>
      </html>`,
  );
}
