import type { Section } from './section';

/** Section 1 and what stands before it: what the product does and for whom. */
export const purpose: Section = {
  'The product is a website builder.': [
    [
      'demo/site/pages.test.ts',
      'are the home page, the catalogue, three about forms, one for each product, a landing page, two stories, those of a church and of a hosted shop, and an article in two languages',
    ],
  ],
  'Its published pages carry interactive widgets that work for visitors and customers without any builder account.':
    [['journeys/purchase.test.ts', 'with script: choice, price, cart, one step after the other']],
  'This document covers all of those widgets: the storefront product widgets, forms, popups, menus, media, customer login, the hosted shop wrapper and the helper behaviour they share.':
    ['says what the document is about: the rows of its other sections are the proof'],
  'The users are visitors and customers of published sites.': [
    ['demo/site/customers/customers.test.ts', 'registers, logs in, sees the account and logs out'],
  ],
  'The widgets are:': [
    'introduces the list that follows: each kind of widget has a row of its own',
  ],
  'Storefront product blocks: quantity stepper, variant pickers (select, radio, image), price display, add-to-cart availability.':
    [
      ['elements/storefront/quantity.test.ts', 'add 1 and take 1'],
      [
        'elements/storefront/variant-picker.test.ts',
        'is a select, drawn and native: the values in their order, the first available one chosen',
      ],
      [
        'elements/storefront/variant-picker.test.ts',
        'is radio buttons in labels, in a group that the title names',
      ],
      [
        'elements/storefront/variant-picker.test.ts',
        "is radio buttons with the variants' pictures, where they have a safe one",
      ],
      [
        'elements/storefront/price.test.ts',
        'changes to that of the variant, with what it cost before',
      ],
      [
        'elements/storefront/add-to-cart.test.ts',
        "disables the button, hides its content and says 'Sold Out!'; all of it comes back",
      ],
    ],
  'Backgrounds: parallax image, background video, background slideshow.': [
    [
      'elements/backgrounds/parallax-drawn.test.ts',
      'moves its picture half as fast as the page scrolls, and sleeps',
    ],
    [
      'elements/backgrounds/background-video-drawn.test.ts',
      'plays its file without sound once it is seen, asleep, and can be paused',
    ],
    [
      'elements/backgrounds/background-slideshow-drawn.test.ts',
      'shows its slides one after the other, again and again, asleep',
    ],
  ],
  'Page elements: anchor scrolling, accordions with filters, alerts, audio player, booking embed, carousel, charts (pie, bar, line), countdown timers, animated counters, flip boxes, image lightbox and galleries, social embeds, sticky elements, file upload field.':
    [
      ['elements/navigation/anchors.test.ts', 'scrolls there in 600 ms, slow at both ends'],
      ['elements/panels/accordion.test.ts', 'has every tag once, and all; one is chosen at a time'],
      ['elements/popups/alert.test.ts', 'is closed by its button'],
      ['elements/media/audio.test.ts', 'plays and pauses the element of the page, and shows which'],
      [
        'elements/contact/booking.test.ts',
        'is in the published page in its size, lazy, and works without script',
      ],
      [
        'elements/sliding/carousel.test.ts',
        'goes on and back by its buttons, which end where the slides end',
      ],
      ['elements/figures/chart.test.ts', 'draws a slice of its colour for each item'],
      [
        'elements/figures/chart.test.ts',
        'draws a bar for each item, or a row of them for each that has several numbers',
      ],
      [
        'elements/figures/chart.test.ts',
        'draws a line with its border, and a band of one half where it is to be filled',
      ],
      [
        'elements/figures/countdown.test.ts',
        'shows days, hours, minutes and seconds, and counts them second by second',
      ],
      ['elements/figures/counter.test.ts', 'counts from 0 to 100 in 2 seconds unless told'],
      ['elements/panels/flip-box.test.ts', 'shows its front, then its back, and its front again'],
      [
        'elements/images/viewer.test.ts',
        'opens at the first click, under the policy, and nothing in the page moves',
      ],
      [
        'elements/images/gallery.test.ts',
        'has as many columns as it is told, by the width of the window',
      ],
      [
        'elements/social/social-embed.test.ts',
        'is a frame of the published page, lazy and without a script of its site',
      ],
      [
        'elements/navigation/sticky-drawn.test.ts',
        'stays at the top once the page has scrolled past it, asleep, and nothing shifts',
      ],
      [
        'elements/forms/file-upload.test.ts',
        'shows the names and sizes of its files, as text whatever they are',
      ],
    ],
  'Forms: contact forms (single-step, multi-step, file upload, captcha).': [
    [
      'elements/forms/form.test.ts',
      'is sent form-encoded to its own action, with its records, project and form',
    ],
    [
      'elements/forms/form-steps.test.ts',
      'shows one step after the other, and its own button with the last',
    ],
    [
      'elements/forms/form-records.test.ts',
      'is sent in parts, the files as name[] beside its data',
    ],
    [
      'elements/forms/form-captcha.test.ts',
      'of ${name} asks for its script when a visitor begins, and sends its token',
    ],
  ],
  'Customer account widget: login, register, forgot password, password reset, authorized state.': [
    ['elements/customer/customer.test.ts', 'the section of its mode alone: ${mode}'],
    ['elements/customer/password-reset.test.ts', 'is sent as JSON with the token of the address'],
  ],
  'Also a password-protected-page form.': [
    [
      'elements/customer/protected-page.test.ts',
      'is sent as JSON to the page itself, and the right one loads the page anew',
    ],
  ],
  'Popups with display conditions, mega menus, off-canvas menus, sliders, tabs, a switcher, a table of contents, video elements and a video playlist, a share-button widget, a language switcher, a progress bar, animated vector elements.':
    [
      ['elements/popups/judge.test.ts', 'opens only when all conditions hold'],
      [
        'elements/navigation/mega-menu.test.ts',
        'opens by a click on its button or on the title in it, and closes by the next',
      ],
      [
        'elements/navigation/off-canvas.test.ts',
        'as a modal dialog, by a link that names it, without a jump, and says so',
      ],
      [
        'elements/sliding/slider.test.ts',
        'shows one section, as wide as its place, and asks before the next',
      ],
      ['elements/panels/tabs.test.ts', 'show a section on click, and say so before'],
      [
        'elements/panels/switcher.test.ts',
        'shows the first of its two sections, then the one whose label is clicked',
      ],
      [
        'elements/navigation/table-of-contents.test.ts',
        'lists headings of levels 2 and 3, or of those it is told, in document order',
      ],
      [
        'elements/media/video.test.ts',
        'plays and pauses by its button and by a click on the picture, and says so',
      ],
      [
        'elements/media/video-playlist.test.ts',
        'plays the film of a link in the place of the one before, and the page stays',
      ],
      [
        'elements/social/share.test.ts',
        'lead to the page of each of thirteen networks, and to e-mail, with the encoded address',
      ],
      [
        'elements/navigation/language-switcher.test.ts',
        'a button with the present language, and a link to each',
      ],
      [
        'elements/figures/progress-bar.test.ts',
        'fills up from nothing to its value in a second and a half',
      ],
      [
        'elements/media/animated-vector-drawn.test.ts',
        'waits until it is near, and then plays once',
      ],
    ],
  'Ministry-content widgets: articles, events, groups, sermons, staff.': [
    [
      'demo/site/congregation/pages.test.ts',
      'are one for each item of each kind, and none that does not exist',
    ],
  ],
  'A shop add-to-cart button and a hosted-shop storefront wrapper (from a third-party shop provider).':
    [
      ['elements/shop/shop-add-to-cart.test.ts', 'tells the page what was added, and of the cart'],
      [
        'elements/shop/shop.test.ts',
        'loads its script once for a store, after it was told what it reads',
      ],
    ],
  'Hover animations, custom video players, dynamic-content placeholders, a global colour palette, multi-language text.':
    [
      [
        'elements/motion/hover.test.ts',
        'plays for 1,000 milliseconds while the pointer is over it',
      ],
      ['elements/media/video-providers.test.ts', "has the site's controls over ${name} when asked"],
      ['elements/text/placeholder.test.ts', 'shows its content as a part of the page, in UTF-8'],
      [
        'elements/text/palette.test.ts',
        'gives the page its colours, by custom properties and by class',
      ],
      ['elements/text/text.test.ts', "shows the text in the page's language"],
    ],
  'Startup: when the document has finished loading, one global initialisation event is fired a single time (guarded by a loaded flag), carrying the page body.':
    [
      ['shared/page/start-up.test.ts', 'is told once, when the document has loaded, with its body'],
      [
        'shared/page/start-up.test.ts',
        'waits for everything in the page, not for its markup alone',
      ],
      [
        'shared/page/start-up.test.ts',
        'is told once by two copies of the library, to the initialisers of both',
      ],
    ],
  'Every registered page-element initialiser then runs on it.': [
    [
      'shared/page/start-up.test.ts',
      'is told once by two copies of the library, to the initialisers of both',
    ],
    ['shared/page/start-up.test.ts', 'runs an initialiser that comes late, once'],
  ],
  'What those initialisers do individually is not shown.': [
    'says what is not known: the elements decide for themselves what they do at the start',
  ],
};
