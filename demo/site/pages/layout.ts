import { html, jsonMarkup } from './markup';
import type { Markup } from './markup';
import { shopName } from './shop';
import { themeForm } from './theme-form';

export interface PageParts {
  title: string;
  /** Whose page it is. Default the shop's. */
  site?: string;
  description: string;
  /** The style sheet of its theme, until the visitor chooses another. Default the shop's. */
  theme?: 'theme' | 'church-theme';
  main: Markup;
  /** Which link of the header is this page. */
  here?: 'shop' | 'linen-box' | 'workshop' | 'contact' | 'account' | 'cart';
  /** Known where the server draws the page for one visitor; elsewhere a module fills it in. */
  cartCount?: number;
  /** Of the page's words. Default 'en'. */
  language?: string;
  /** What else stands in the head. */
  head?: Markup;
  /** Stands over the page in place of the shop's own header. */
  header?: Markup;
  skip?: string;
  footer?: string;
  /** Where visitors change what they allowed, on a page that shows something of others. */
  privacy?: Markup;
  /** The groups of the customer for whom the page is drawn; undefined for nobody in particular. */
  roles?: readonly string[] | undefined;
  /** Whether the page has elements of the suite in it. Default true. */
  elements?: boolean;
}

/** A whole page of the site, ready to be published or sent as it is. */
export function layout(parts: PageParts): string {
  const { title, description, main, elements = true, language = 'en', roles } = parts;
  const { skip = 'Skip to content', site = shopName, theme = 'theme' } = parts;
  const { footer = 'Made in small numbers. Prices include tax; posting in Europe is €4,90.' } =
    parts;
  return html`<!doctype html>
    <html lang="${language}" ${roles && html`data-wb-logged-in`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title === site ? title : `${title} – ${site}`}</title>
        <meta name="description" content="${description}" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/site/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/site/${theme}.css" />
        <link rel="stylesheet" href="/site/site.css" />
        <!-- A header is first shown when all of it is there, so that nothing in it moves aside. -->
        <link rel="expect" href="#main" blocking="render" />
        ${elements && html`<script type="module" async src="/wb/loader.js"></script>`}
        <script type="module" async src="/wb/page.js"></script>
        <script type="module" async src="/site/cart-count.js"></script>
        ${
          roles &&
          html`<script type="application/json" data-wb-page>
            ${jsonMarkup({ loggedIn: true, roles })}
          </script>`
        }
        ${parts.head}
      </head>
      <body>
        <a class="skip" href="#main">${skip}</a>
        ${parts.header ?? shopHeader(parts)}
        <main id="main">${main}</main>
        <footer class="site-footer">
          <p>${footer}</p>
          ${
            parts.footer === undefined &&
            html`<p><a href="/enquiry">Made to measure</a> · <a href="/offcuts">Offcuts</a></p>`
          }
          ${parts.privacy} ${themeForm()}
        </footer>
      </body>
    </html> `.source;
}

/** The shop's own header. The cart comes last: what loads late in it moves nothing aside. */
function shopHeader({ here, cartCount }: PageParts): Markup {
  const current = (name: string) => (here === name ? html` aria-current="page"` : null);
  return html`<header class="header">
    <a class="name" href="/">${shopName}</a>
    <nav class="row" aria-label="Site">
      <a href="/shop" ${current('shop')}>Shop</a>
      <a href="/linen-box" ${current('linen-box')}>Linen box</a>
      <a href="/workshop" ${current('workshop')}>Workshop</a>
      <a href="/contact" ${current('contact')}>Contact</a>
      <a href="/account" ${current('account')}>Account</a>
      <a href="/cart" ${current('cart')}
        >Cart <span class="cart-count" data-cart-count>${cartCount ? cartCount : ''}</span></a
      >
    </nav>
  </header>`;
}
