import { html } from 'hono/html';
import type { CatalogueEntry } from '../catalogue';

/** HTML whose values have been escaped. */
export type Markup = ReturnType<typeof html>;

export interface PageParts {
  title: string;
  main: Markup;
  all: CatalogueEntry[];
  /** The tag this page is about. */
  here?: string;
}

/** A whole page of the gallery. */
export const layout = async ({ title, main, all, here }: PageParts): Promise<string> =>
  String(
    await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <meta name="color-scheme" content="light dark" />
          <link rel="icon" href="/site/icon.svg" type="image/svg+xml" />
          <link rel="stylesheet" href="/gallery/files/gallery.css" />
          <link rel="stylesheet" href="/gallery/files/element.css" />
          <script type="module" async src="/gallery/files/gallery.js"></script>
        </head>
        <body>
          <a class="skip" href="#main">Skip to content</a>
          <header>
            <a class="name" href="/gallery">wb-elements</a>
            <nav aria-label="Elements">
              ${familiesOf(all).map(
                ({ family, entries }) =>
                  html`<section>
                    <h2>${family}</h2>
                    <ul>
                      ${entries.map(
                        ({ contract: { tag } }) =>
                          html`<li>
                            <a
                              href="/gallery/${tag}"
                              ${tag === here ? html`aria-current="page"` : ''}
                              >${tag}</a
                            >
                          </li>`,
                      )}
                    </ul>
                  </section>`,
              )}
            </nav>
          </header>
          <main id="main">${main}</main>
        </body>
      </html>`,
  );

/** The elements of each family, in the order they came in. */
export function familiesOf(all: CatalogueEntry[]) {
  const families = [...new Set(all.map(({ family }) => family))];
  return families.map((family) => ({
    family: family[0]!.toUpperCase() + family.slice(1),
    entries: all.filter((it) => it.family === family),
  }));
}
