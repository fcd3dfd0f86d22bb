import { html } from './markup';
import type { Markup } from './markup';
import { shopName } from './shop';

export interface PageParts {
  title: string;
  description: string;
  main: Markup;
  /** Which link of the header is this page. */
  here?: 'shop' | 'cart';
  /** Known where the server draws the page for one visitor; elsewhere a module fills it in. */
  cartCount?: number;
  /** Whether the page has elements of the suite in it. Default true. */
  elements?: boolean;
}

/** A whole page of the site, ready to be published or sent as it is. */
export function layout(parts: PageParts): string {
  const { title, description, main, here, cartCount, elements = true } = parts;
  const current = (name: string) => (here === name ? html` aria-current="page"` : null);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title === shopName ? title : `${title} – ${shopName}`}</title>
        <meta name="description" content="${description}" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/site/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/site/site.css" />
        ${elements && html`<script type="module" async src="/wb/loader.js"></script>`}
        <script type="module" async src="/site/cart-count.js"></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="site-header">
          <a class="site-name" href="/">${shopName}</a>
          <nav aria-label="Site">
            <a href="/shop" ${current('shop')}>Shop</a>
            <a href="/cart" ${current('cart')}
              >Cart <span class="cart-count" data-cart-count>${cartCount ? cartCount : ''}</span></a
            >
          </nav>
        </header>
        <main id="main">${main}</main>
        <footer class="site-footer">
          <p>Made in small numbers. Prices include tax; posting in Europe is €4,90.</p>
        </footer>
      </body>
    </html> `.source;
}
