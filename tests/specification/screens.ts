import type { Section } from './section';

/** Section 2: screens and routes. */
export const screens: Section = {
  'There are no application screens or routes of an app; routes in the sense of a single-page app are not shown.':
    ['says what there is not: the suite has no router, and a page is a file'],
  'Behaviour is per published page.': [
    'says how to read what follows: a page is published by itself, and nothing is kept between pages but what section 3 names',
  ],
  'Anchor links (hash on the current page): scroll smoothly over 600 ms (ease in-out) to the element with that id.':
    [
      ['elements/navigation/anchors.test.ts', 'scrolls there in 600 ms, slow at both ends'],
      ['elements/navigation/anchors.test.ts', 'finds the id ${id}, written plainly and encoded'],
    ],
  'This also happens on page load when the address holds a hash, and on hash change.': [
    [
      'elements/navigation/anchors-drawn.test.ts',
      'that is opened at a place scrolls there from its top, over 600 ms',
    ],
    [
      'elements/navigation/anchors.test.ts',
      'scrolls too, from where the page was, without an entry of its own',
    ],
  ],
  'After a click-scroll the hash is pushed to history.': [
    [
      'elements/navigation/anchors.test.ts',
      'is in the history, and Back leads to the page before it',
    ],
    ['elements/navigation/anchors.test.ts', 'is in the history once, however often it is clicked'],
  ],
  'Popup links are excluded.': [
    ['elements/navigation/anchors.test.ts', '${what} is left to the browser'],
    ['elements/navigation/anchors.test.ts', 'to a popup'],
  ],
  'Storefront paths used for redirects and navigation: /customer/login, /customer/registration, /customer/logout, /customer/password_update, /customer/password_reset.':
    [
      [
        'elements/customer/customer.test.ts',
        'goes to the path of the specification when the form does not say',
      ],
      [
        'demo/site/customers/without-script.test.ts',
        'a customer registers, logs in and out, and forgets the password',
      ],
    ],
  'The reset-password page reads a query parameter token.': [
    [
      'elements/customer/account-rules.test.ts',
      'is read from the address, and taken out of it alone',
    ],
  ],
  'Hosted shop paths: {base}/account, {base}/account/favorites, {base}/cart, {base}/search, {base}/thank-you, and / for the home page.':
    [
      [
        'elements/shop/shop-links.test.ts',
        'lead to {base}${path} from ${name}, below whatever the shop has as its path',
      ],
      [
        'elements/shop/shop-links.test.ts',
        'put ${address} in the place of this page from a button ${name}, and the provider does not hear of it',
      ],
    ],
  "After the payment step's continue control is clicked, the visitor goes to /thank-you.": [
    [
      'elements/shop/shop-links.test.ts',
      "comes to ${path}/thank-you from the payment step's button, once the order is placed",
    ],
    'once the order is placed, on purpose: the click alone does not say that it was; below the path of the shop',
  ],
  'Hosted shop widget types: account, account favorites, search, cart, address, shipping and payment checkout steps (cart, address, delivery, payment), product (needs a product id) and category (needs a category id).':
    [
      [
        'elements/shop/shop.test.ts',
        'is the one product browser of its provider as ${type}, opened at ${slug}',
      ],
      [
        'elements/shop/shop.test.ts',
        'is the same one with ${argument}, and no page is opened over it: ${html}',
      ],
      ['elements/shop/shop.test.ts', 'is shown, and said in its place: ${html}'],
    ],
  'All map to the same product-browser widget.': [
    [
      'elements/shop/shop.test.ts',
      'is the one product browser of its provider as ${type}, opened at ${slug}',
    ],
  ],
  'Store widgets mount into page elements (cart, favorites, my account, single product by product id or default product id, product list, search, shopping bag).':
    [
      [
        'elements/shop/shop.test.ts',
        'stands in the page’s own tree in a box of its size, behind shapes of what will come',
      ],
      [
        'elements/shop/shop.test.ts',
        'shows the default product, or the one that the page is about',
      ],
      [
        'elements/shop/shop-bag.test.ts',
        'says how many pieces are in the cart, and agrees with whoever else says so',
      ],
    ],
  'Each needs a store id, optional storefront settings and a shop path.': [
    ['elements/shop/shop.test.ts', 'is shown, and said in its place: ${html}'],
    [
      'elements/shop/shop.test.ts',
      'loads its script once for a store, after it was told what it reads',
    ],
    [
      'elements/shop/shop-bag.test.ts',
      'leads to the cart below the path of the shop, also where nothing has run',
    ],
  ],
  'Customer account widget: one widget shows one mode: login, register, forgot, or the authorized (logout) state.':
    [['elements/customer/customer.test.ts', 'the section of its mode alone: ${mode}']],
  'Links inside switch between forms without leaving the page.': [
    [
      'elements/customer/customer.test.ts',
      'shows it without leaving the page, says so, and takes the focus to its heading',
    ],
  ],
  'Other: event, group, sermon and article detail blocks have a Previous link that goes back in browser history.':
    [
      [
        'elements/ministry/event-detail.test.ts',
        'leads back in the history, and to its address when there is none of this site',
      ],
      [
        'elements/ministry/every-kind.test.ts',
        'has a Previous link, with an address for who has no history: ${kind}',
      ],
    ],
  'Filter forms of the event, group and sermon layouts submit automatically when any dropdown changes.':
    [
      [
        'elements/ministry/event-list.test.ts',
        'filters as soon as a word of a dropdown is chosen, and keeps the focus',
      ],
      [
        'elements/ministry/layouts-filter.test.ts',
        'filter as soon as any of them has changed: ${kind}',
      ],
    ],
  "The language switcher navigates to the chosen language's link when an option is chosen.": [
    [
      'elements/navigation/language-switcher-drawn.test.ts',
      'opens at the first click, and a click on a language goes there',
    ],
    ['elements/navigation/language-switcher.test.ts', 'Enter follows the link'],
  ],
  'Some footer and content links can be replaced by another target address; a click on a content-link button then replaces the current location with that address.':
    [
      ['elements/navigation/link.test.ts', 'replaces the present location with it'],
      [
        'elements/navigation/link-drawn.test.ts',
        'with another address takes the place of the page in the history',
      ],
    ],
};
