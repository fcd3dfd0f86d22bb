import type { Section } from './section';

/** Section 3: entities and their fields. */
export const entities: Section = {
  'moneyFormat.': [
    [
      'elements/storefront/product.test.ts',
      'a product is read with its option names, variants and prices',
    ],
    [
      'elements/storefront/product.test.ts',
      'a missing money format is a problem and prices stand without a currency',
    ],
  ],
  'Per handle a list of variants: id, options (list of option values), available (boolean), price, compare_at_price.':
    [
      [
        'elements/storefront/product.test.ts',
        'a product is read with its option names, variants and prices',
      ],
    ],
  'Page element data attributes: product-handle, variant title, variant type (select, radio, image), chosen value, wrapper value.':
    [
      [
        'elements/storefront/variant-picker.test.ts',
        'is a select, drawn and native: the values in their order, the first available one chosen',
      ],
      [
        'elements/storefront/products-published.test.ts',
        "begins with the chosen value in the specification's spelling, too",
      ],
      [
        'elements/storefront/variant-picker.test.ts',
        'is radio buttons in labels, in a group that the title names',
      ],
    ],
  'Slideshow: total-items, loop (on/off, default on), duration (default 1), transition (default 1), transition-type (default fade).':
    [
      [
        'elements/backgrounds/background-slideshow-drawn.test.ts',
        'stops on the last slide without loop, and begins again by its button',
      ],
      [
        'elements/backgrounds/background-slideshow-drawn.test.ts',
        'brings the next slide in by ${type}, in the time that is told',
      ],
      ['elements/backgrounds/background-slideshow-drawn.test.ts', 'does not begin with ${name}'],
    ],
  'Video: type, loop, start.': [
    ['elements/backgrounds/looks.test.ts', 'is found from its address, or from its key and type'],
    [
      'elements/backgrounds/background-video.test.ts',
      'begins at its start, and goes back there each time it ends',
    ],
    [
      'elements/backgrounds/background-video-drawn.test.ts',
      'stays at its end without loop, and its button plays it again',
    ],
  ],
  'Settings per device (desktop, tablet, mobile): image, colour, gradient, position, size.': [
    [
      'elements/backgrounds/background-drawn.test.ts',
      'has the look of each device before any script (${styles})',
    ],
  ],
  'A list of field records: name, value, required, type, label; file fields add maxSize and extensions.':
    [
      ['elements/forms/field-rules.test.ts', 'has name, value, required, type and label'],
      ['elements/forms/field-rules.test.ts', 'of a file has its limits as well'],
    ],
  'Hidden fields take the placeholder, else the label, as value.': [
    ['elements/forms/field-rules.test.ts', 'of a hidden field carries ${what}'],
    'a value of its own comes first (design, section 12)',
  ],
  'Checkbox and radio groups join checked values with commas; multi-select joins selected values with commas.':
    [
      ['elements/forms/field-rules.test.ts', 'joins what was chosen with commas'],
      ['elements/forms/form-records.test.ts', 'carry ${inside}'],
    ],
  'Form element settings: project id, form id, success text, error text, redirect url, action url, form type (multistep), per-field error texts (minNumError, maxNumError, fileMaxSizeError, fileTypeError), default messages per status.':
    [
      [
        'elements/forms/form.test.ts',
        'is sent form-encoded to its own action, with its records, project and form',
      ],
      ['elements/forms/form.test.ts', 'is sent to the address of the element, when it has one'],
      ['elements/forms/form.test.ts', 'is told of in the words of the element'],
      ['elements/forms/field-rules.test.ts', "is the form's own text, and before that the field's"],
      [
        'elements/forms/form-steps.test.ts',
        'shows one step after the other, and its own button with the last',
      ],
      ['elements/forms/form-drawn.test.ts', 'goes to another page once it was sent'],
      [
        'elements/forms/field-rules.test.ts',
        'is in the words of its attributes, else of the page, else of the specification',
      ],
    ],
  'Chart: type (pie, bar, line); items with label, value (comma-separated numbers), colour hex and opacity, border colour, border width, fill on/off.':
    [
      [
        'elements/figures/chart-figures.test.ts',
        'of one item may be several, with commas between, and gaps',
      ],
      ['elements/figures/chart-figures.test.ts', 'has a border of its own, else one of its colour'],
      [
        'elements/figures/chart-figures.test.ts',
        'takes the colour formats of the site, and an opacity of its own before that of the colour',
      ],
      [
        'elements/figures/chart-figures.test.ts',
        'fills bars and bands below lines to one half, and slices whole',
      ],
    ],
  'Countdown: end date, timezone offset in hours, language, and for countdown2 also hours, minutes, link-type, redirect, action.':
    [
      [
        'elements/figures/countdown-times.test.ts',
        'ends at hours and minutes of its own only where the date has no time',
      ],
      [
        'elements/figures/countdown-times.test.ts',
        "is ${moment ?? 'none'} for '${end}' in ${name}",
      ],
      ['elements/figures/countdown.test.ts', 'opens no page without being told to'],
      [
        'elements/figures/countdown-words.test.ts',
        "are those of ${given} where '${asked}' is asked for",
      ],
      ['elements/figures/countdown.test.ts', 'hides, and comes back for another end'],
      'one element has the fields of both: what is not given counts for nothing',
    ],
  'Counter: start (default 0), end (default 100), duration in seconds (default 2), separator.': [
    ['elements/figures/counter.test.ts', 'counts from 0 to 100 in 2 seconds unless told'],
    ['elements/figures/counter.test.ts', 'takes its start, end and duration from its author'],
    [
      'elements/figures/counter.test.ts',
      'sets thousands apart as its author says, also in the midst of counting',
    ],
  ],
  'Carousel: slides to show/scroll, dots, arrows, fade, vertical, autoplay, autoplay speed, transition speed, swipe, responsive breakpoints.':
    [
      [
        'elements/sliding/carousel.test.ts',
        'shows as many slides as its author says, at equal widths, with dots for what is behind them',
      ],
      [
        'elements/sliding/carousel.test.ts',
        'goes so many slides at a step, and never past the last',
      ],
      ['elements/sliding/carousel.test.ts', 'is gone where the author wants none'],
      ['elements/sliding/carousel.test.ts', 'shows one slide at a time in one place'],
      ['elements/sliding/carousel.test.ts', 'goes down, and leaves the finger to the page'],
      [
        'elements/sliding/carousel.test.ts',
        'goes on after its time, and from the last slide to the first',
      ],
      ['elements/sliding/carousel.test.ts', 'does nothing with swipe="off"'],
      [
        'elements/sliding/carousel.test.ts',
        'shows as many slides as its author says there; two on tablets and one on phones unless told (an old bug)',
      ],
    ],
  'Login: email, password, rememberMe (on or off).': [
    [
      'elements/customer/customer.test.ts',
      'of a login says whether to remember the customer, on or off',
    ],
  ],
  'Registration: firstName, lastName, userName, email, password, passwordConfirm, phone, plus customerGroups when a default role is configured on the widget.':
    [
      [
        'elements/customer/customer.test.ts',
        'of a registration is every field of the specification, also those the form has not',
      ],
      [
        'elements/customer/customer.test.ts',
        'of a registration has the customer groups where a default role is configured',
      ],
    ],
  'Forgot: email.': [
    ['elements/customer/customer.test.ts', 'for a new password is the e-mail address'],
  ],
  'Password update: password, passwordConfirm, resetPasswordToken (from URL query token, empty if absent).':
    [
      ['elements/customer/password-reset.test.ts', 'is sent as JSON with the token of the address'],
      [
        'elements/customer/password-reset.test.ts',
        'has an empty token where the address has none, and that of the form where it has one',
      ],
    ],
  'Protected page: protected_page_token (the code typed in).': [
    [
      'elements/customer/protected-page.test.ts',
      'is sent as JSON to the page itself, and the right one loads the page anew',
    ],
  ],
  'Response shape read: success (boolean) and errors (list of messages).': [
    ['shared/browser/network/request.test.ts', 'says whether it went well, or does not say'],
    ['shared/browser/network/request.test.ts', 'names its errors, those that are texts'],
  ],
  'Other response content is not shown.': [
    'says what is not known: nothing else of an answer is read',
  ],
  'Add-to-cart form data: id (variant id, falling back to the default variant id, then 0) and quantity (default 1).':
    [
      [
        'elements/storefront/add-to-cart.test.ts',
        'sends id and quantity as form fields to /cart/add.js of this site',
      ],
      ['elements/storefront/add-to-cart.test.ts', 'sends quantity ${what}'],
      [
        'elements/storefront/add-to-cart.test.ts',
        'sends ${what} for a product that the page does not know',
      ],
    ],
  'Page views, views in the current session window, session count, last visit time, first visit time, list of conditional popups already shown, popups shown in this session.':
    [
      ['shared/visitor/visit-record.test.ts', 'that is the first begins the record'],
      ['shared/visitor/visit-record.test.ts', 'is named once, ever and in this session'],
      [
        'shared/visitor/visit.test.ts',
        'are known to this page at once and to the next one, and leave the session with it',
      ],
    ],
  'Shop widget descriptor: id, type, args (id for a product, categoryId for a category).': [
    [
      'elements/shop/shop.test.ts',
      'is the same one with ${argument}, and no page is opened over it: ${html}',
    ],
    "the provider's own calls name the ids productId and categoryId",
  ],
  'Shop module state: daysLeft, 0 unless the site is a cloud site with a shop.': [
    [
      'shared/page/configuration.test.ts',
      'has no days left unless the site is a cloud site with a shop',
    ],
  ],
  'Three shop entity type names exist (product, product category, category), each carrying a third-party shop provider prefix.':
    [
      [
        'elements/shop/shop.test.ts',
        'shows the default product, or the one that the page is about',
      ],
    ],
  'The shop path comes from a data attribute named shop-path.': [
    [
      'elements/shop/shop-bag.test.ts',
      'leads to the cart below the path of the shop, also where nothing has run',
    ],
    'it is an attribute of the elements, and of the data of the page, without the prefix data-',
  ],
  "Placeholder: name (always 'placeholder'), content (base64-encoded), optional attributes.": [
    ['elements/text/placeholder-drawn.test.ts', 'is written as the specification writes it, too'],
    ['elements/text/placeholder-fill.test.ts', 'is any text, in UTF-8'],
  ],
  'Colour palette entry: id and hex.': [
    [
      'elements/text/palette-rules.test.ts',
      'are a custom property and the three classes of rich text for each colour',
    ],
  ],
  'Hover animation element data attributes: animationid, reversible, options, multiAnimation, animation, target.':
    [
      ['elements/motion/hover.test.ts', 'of somewhere else plays on, unless they share an id'],
      [
        'elements/motion/hover.test.ts',
        'takes several motions of its own only with their end, and each valid',
      ],
      [
        'elements/motion/hover.test.ts',
        'moves what its target names in its content, and all of it for a bad selector',
      ],
      [
        'elements/motion/hover.test.ts',
        'plays keyframes of its own, with its options, and back only where it is told to',
      ],
      ['shared/contract/parse.test.ts', "is read by the specification's"],
      'the attribute is animation-id; the spelling of the specification is read as well',
    ],
  'Allowed option keys: composite, iterationComposite, pseudoElement, delay, direction, duration, easing, endDelay, fill, iterationStart, iterations, playbackRate.':
    [
      [
        'elements/motion/hover.test.ts',
        'plays keyframes of its own, with its options, and back only where it is told to',
      ],
    ],
  'A keyframe is an object whose values are all strings or numbers.': [
    [
      'elements/motion/hover.test.ts',
      'reads data that is not valid as none, and says nothing of it',
    ],
  ],
  'Video data: type (youtube or vimeo) and key.': [
    ['elements/backgrounds/looks.test.ts', 'is found from its address, or from its key and type'],
  ],
  'Video element attributes: data-autoplay (on), muted, data-time-start, data-time-end, loop.': [
    [
      'elements/media/video.test.ts',
      'plays by itself without a cover, and then muted; with one it waits',
    ],
    ['elements/media/video.test.ts', 'begins at its start and stops at its end'],
    [
      'elements/media/video.test.ts',
      'goes back to its start time where it loops, also from the end of the file',
    ],
    ['shared/contract/parse.test.ts', "is read by the specification's"],
    'they are attributes without data-: autoplay, muted, time-start, time-end, loop',
  ],
  'Page modes: template, internal_story, external_story, internal_popup, external_popup.': [
    ['shared/page/configuration.test.ts', 'knows the mode ${mode}'],
  ],
  'Device filter values: all, desktop, responsive.': [
    ['shared/visitor/device.test.ts', "'${filter}' is for ${wanted.join(', ')}"],
  ],
  'Breakpoint modes: desktop, tablet, mobile.': [
    [
      'shared/visitor/device.test.ts',
      "of ${width} px is ${devices.join(', ')} to ${names.join(', ')}",
    ],
  ],
  'Icon sizes: small, medium, large, custom.': [
    ['elements/shop/icon-sizes.test.ts', "${isOne ? 'may' : 'may not'} be '${word}'"],
    ['elements/shop/shop-bag.test.ts', 'has an icon of ${wide} pixels where its size is ${size}'],
  ],
  'Form types and view types: none, text, icon, number, progressBar, number-text, icon-text.': [
    [
      'elements/forms/form-steps.test.ts',
      'are shown as ${view}, and always named for those who do not see them',
    ],
    ['elements/forms/form-steps.test.ts', 'are a bar in percent, with two decimals at most'],
    [
      'elements/forms/form-steps.test.ts',
      'are not shown at all when their author does not want it',
    ],
  ],
};
