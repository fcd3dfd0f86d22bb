import type { Section } from './section';

/** Section 7: calls made. */
export const calls: Section = {
  'All customer calls are same-origin with JSON bodies; the response is read for success and errors.':
    [
      [
        'elements/customer/customer.test.ts',
        'goes as JSON to the action of the form, on this site, without the address of the page',
      ],
      ['elements/customer/customer.test.ts', 'never goes to another site'],
      ['shared/browser/network/request.test.ts', 'says whether it went well, or does not say'],
    ],
  'POST /customer/login {email, password, rememberMe}': [
    [
      'elements/customer/customer.test.ts',
      'of a login says whether to remember the customer, on or off',
    ],
    [
      'elements/customer/customer.test.ts',
      'goes to the path of the specification when the form does not say',
    ],
  ],
  'POST /customer/registration {firstName, lastName, userName, email, password, passwordConfirm, phone, customerGroups?}':
    [
      [
        'elements/customer/customer.test.ts',
        'of a registration is every field of the specification, also those the form has not',
      ],
      [
        'elements/customer/customer.test.ts',
        'goes to the path of the specification when the form does not say',
      ],
    ],
  'POST /customer/password_reset {email}': [
    ['elements/customer/customer.test.ts', 'for a new password is the e-mail address'],
    [
      'elements/customer/customer.test.ts',
      'goes to the path of the specification when the form does not say',
    ],
  ],
  'POST /customer/password_update {password, passwordConfirm, resetPasswordToken}': [
    ['elements/customer/password-reset.test.ts', 'is sent as JSON with the token of the address'],
  ],
  'POST /customer/logout no body; sent when the authorized link is clicked': [
    ['elements/customer/customer.test.ts', 'to log out has no body'],
    ['demo/site/customers/without-script.test.ts', 'a link that is followed logs nobody out'],
    'it is the button of a form, on purpose: a browser or a scanner may follow any link',
  ],
  'POST current page URL {protected_page_token}; success reloads the page': [
    [
      'elements/customer/protected-page.test.ts',
      'is sent as JSON to the page itself, and the right one loads the page anew',
    ],
  ],
  "POST form's action url (v1) form-encoded: data (JSON list of fields), project_id, form_id": [
    [
      'elements/forms/form.test.ts',
      'is sent form-encoded to its own action, with its records, project and form',
    ],
  ],
  "POST form's action url (v2) multipart: data (JSON list of fields), project_id, form_id, file fields as name[] entries":
    [
      [
        'elements/forms/form-records.test.ts',
        'is sent in parts, the files as name[] beside its data',
      ],
    ],
  'POST /cart/add.js form body of product data; returns JSON on success; body not read on failure':
    [
      [
        'elements/storefront/add-to-cart.test.ts',
        'sends id and quantity as form fields to /cart/add.js of this site',
      ],
      ['demo/site/cart.test.ts', 'answers a script with the line that was added'],
      [
        'journeys/cart-answers.test.ts',
        '422 with a description, the visitor reads it, and it is no fault',
      ],
      'of a refusal the reason is read and shown, on purpose: a visitor should learn why',
    ],
  'Form response read: field success; false means failure.': [
    [
      'elements/forms/form.test.ts',
      '${what}: clear words, an event, the button free and everything kept',
    ],
    ['elements/forms/form.test.ts', 'is believed when its JSON does not say otherwise'],
  ],
  'Other response fields are not shown.': [
    'says what is not known: whatever else an answer says is passed on with the event, and not read',
  ],
  'The body of a successful /cart/add.js response is not shown.': [
    'says what is not known: the answer is passed on with the event; the button of the shop reads its item_count where it is there',
  ],
  'A helper builds form-encoded data from objects and arrays with indexed keys such as name[0] and name[0][key].':
    [
      ['shared/foundation/encode-form.test.ts', 'are, of ${what}, ${JSON.stringify(fields)}'],
      ['demo/site/forms/decode.test.ts', 'give back whatever was written with them'],
    ],
  'The shop add-to-cart button sends form data id and quantity; its endpoint is not shown.': [
    ['elements/shop/shop-add-to-cart.test.ts', "its form's id and quantity to its action"],
    [
      'elements/shop/shop-add-to-cart.test.ts',
      'has the hosted shop of the page take it where nothing says where it goes',
    ],
  ],
  'Hosted shop: a script is loaded from a third-party shop provider keyed by the store id; it opens cart, checkout steps, product, category, search, account and favourites, and does cart add and clear.':
    [
      [
        'elements/shop/shop.test.ts',
        'loads its script once for a store, after it was told what it reads',
      ],
      [
        'elements/shop/shop.test.ts',
        'is the one product browser of its provider as ${type}, opened at ${slug}',
      ],
      ['demo/site/hosted-shop.test.ts', 'has the calls that the facts name'],
      [
        'elements/shop/shop-bag.test.ts',
        'says how many pieces are in the cart, and agrees with whoever else says so',
      ],
      [
        'elements/shop/shop-add-to-cart.test.ts',
        'has the hosted shop of the page take it where nothing says where it goes',
      ],
      [
        'journeys/hosted-shop.test.ts',
        'looks around, searches, marks, buys and is thanked, and Back leads back at each step',
      ],
    ],
  'The backend behind it is not shown.': [
    "says what is not known: the suite talks to the provider's script alone",
  ],
  'Script loads: video iframe APIs, captcha service, booking widget, social embeds, comments embed by shortname, a professional-network feed, a maps embed.':
    [
      [
        'shared/browser/network/load-script.test.ts',
        'says that it failed to load, and which, and can be tried again',
      ],
      [
        'elements/media/video-providers.test.ts',
        'asks ${name} for nothing before it is played, and the first click plays it',
      ],
      [
        'elements/forms/form-captcha.test.ts',
        'of ${name} asks for its script when a visitor begins, and sends its token',
      ],
      [
        'elements/contact/booking.test.ts',
        'is in the published page in its size, lazy, and works without script',
      ],
      [
        'elements/social/social-embed.test.ts',
        'of the kind ${kind} has the rights it needs and no more, in the size of its card',
      ],
      [
        'elements/social/comments.test.ts',
        "come by the script of their short name, into the page's own tree, for the page that is told",
      ],
      [
        'elements/contact/map.test.ts',
        'comes in the size of its card when the button is pressed, with the focus, and says so',
      ],
      'of the professional network single posts are shown, in a frame and without its script',
    ],
  "Social share links open a new 600x400 window on the network's share URL with the page's origin or a custom URL.":
    [
      ['elements/social/share.test.ts', 'open a window of 600 by 400 that cannot reach the page'],
      [
        'elements/social/share.test.ts',
        'share the origin of the page, or the whole page without its fragment',
      ],
    ],
  'The share widget supports thirteen networks by its own count, although fourteen are listed (including an e-mail share); both readings stand.':
    [
      [
        'elements/social/share.test.ts',
        'lead to the page of each of thirteen networks, and to e-mail, with the encoded address',
      ],
      'fourteen are supported, e-mail apart from the others (design, section 12)',
    ],
};
