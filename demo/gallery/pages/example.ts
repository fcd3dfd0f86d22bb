import { html, raw } from 'hono/html';
import type { Example } from '../demo';
import { dataScripts } from '../demo';

/** One example as a page of its own, as its author writes it; see `prerender`. */
export const examplePage = async (example: Example): Promise<string> =>
  String(
    await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Example: ${example.name}</title>
          <meta name="color-scheme" content="light dark" />
          <link rel="icon" href="/site/icon.svg" type="image/svg+xml" />
          <link rel="stylesheet" href="/gallery/files/example.css" />
          <script type="module" async src="/wb/loader.js"></script>
          ${raw(dataScripts(example))}
        </head>
        <body>
          <main>${raw(example.html)}</main>
        </body>
      </html>`,
  );
