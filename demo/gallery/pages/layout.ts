import { html } from 'hono/html';
import { menu } from './menu';
import type { PageParts } from './page-parts';

/** A whole page of the gallery. */
export const layout = async (parts: PageParts): Promise<string> =>
  String(
    await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${parts.title}</title>
          <meta name="color-scheme" content="light dark" />
          <link rel="icon" href="/site/icon.svg" type="image/svg+xml" />
          <link rel="stylesheet" href="/site/base.css" />
          ${['colours.css', 'gallery.css', 'menu.css', 'code.css', ...(parts.styles ?? [])].map(
            (name) => html`<link rel="stylesheet" href="/gallery/files/${name}" />`,
          )}
          <script src="/gallery/scripts/theme.js"></script>
          <script type="module" async src="/wb/loader.js"></script>
          ${['page.js', ...(parts.scripts ?? [])].map(
            (name) => html`<script type="module" src="/gallery/scripts/${name}"></script>`,
          )}
        </head>
        <body>
          <a class="skip" href="#main">Skip to content</a>
          ${menu(parts)}
          <main id="main">${parts.main}</main>
        </body>
      </html>`,
  );
