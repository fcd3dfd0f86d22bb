import type { Section } from './section';

/** Section 8: error catalogue. */
export const errors: Section = {
  "Form messages: success 'Your email was sent successfully'; error 'Your email was not sent'; empty 'Please check your entry and try again'.":
    [
      [
        'elements/forms/field-rules.test.ts',
        'is in the words of its attributes, else of the page, else of the specification',
      ],
      ['elements/forms/form.test.ts', 'is told of by words, a state and an event with its answer'],
      [
        'elements/forms/form.test.ts',
        '${what}: clear words, an event, the button free and everything kept',
      ],
      [
        'elements/forms/field-rules.test.ts',
        'is always one text in the classic words, the page’s own before it',
      ],
      'the newest texts are the default where there are newer ones, these are the classic words (design, section 12)',
    ],
  'A custom text or translated default replaces these.': [
    [
      'elements/forms/field-rules.test.ts',
      'is in the words of its attributes, else of the page, else of the specification',
    ],
  ],
  'On success=false or request failure the error alert is shown and the form marked failed.': [
    [
      'elements/forms/form.test.ts',
      '${what}: clear words, an event, the button free and everything kept',
    ],
  ],
  'Success may redirect to the redirect url.': [
    ['elements/forms/form-drawn.test.ts', 'goes to another page once it was sent'],
  ],
  "Customer forms: response OK but success false shows the errors list as error alerts, or 'An error has occured.' if none.":
    [
      [
        'elements/customer/customer.test.ts',
        'is answered ${what}: each error is an alert, the button is free, and all that was typed stays',
      ],
    ],
  "A non-OK response shows 'An error has occured. {status}'; for status 403 the response's errors are shown instead when present.":
    [
      [
        'elements/customer/customer.test.ts',
        'is answered ${what}: each error is an alert, the button is free, and all that was typed stays',
      ],
      [
        'elements/customer/account-rules.test.ts',
        'of 403 gives its errors to an account form, and its status where they are not explained',
      ],
    ],
  'A network failure shows the error as an alert.': [
    [
      'elements/customer/customer.test.ts',
      'is answered ${what}: each error is an alert, the button is free, and all that was typed stays',
    ],
    [
      'elements/customer/password-reset.test.ts',
      'that is answered ${what}: it says so, and the form is free with all that was typed',
    ],
  ],
  "Password reset non-OK shows 'An error has occured. {status}'.": [
    [
      'elements/customer/password-reset.test.ts',
      'that is answered ${what}: it says so, and the form is free with all that was typed',
    ],
  ],
  "Forgot success: 'Email sent successfully'.": [
    ['elements/customer/customer.test.ts', 'for a new password says so, is emptied, and stays'],
  ],
  "Reset success: 'Password reset successfully'.": [
    [
      'elements/customer/password-reset.test.ts',
      'that holds is said, and then the page is left; the token is gone from the address before',
    ],
  ],
  "Protected page: status 404 shows the fail message, default 'An error has occured!'; any other non-OK shows the invalid message, default 'Please insert a valid code!'.":
    [
      [
        'elements/customer/protected-page.test.ts',
        'that is answered ${what}: it says so, and the button is free',
      ],
    ],
  'Both overridable per widget.': [
    ['elements/customer/protected-page.test.ts', 'is answered in words of the element'],
  ],
  'Alerts appear in a block added below the form; old alerts are cleared before each attempt.': [
    ['elements/customer/customer.test.ts', 'what was said before is gone'],
    [
      'elements/customer/customer.test.ts',
      'is answered ${what}: each error is an alert, the button is free, and all that was typed stays',
    ],
    ['elements/customer/customer.test.ts', 'says it below the form'],
  ],
  "Storefront: the only visible text is the label 'Sold Out!'.": [
    [
      'elements/storefront/add-to-cart.test.ts',
      "disables the button, hides its content and says 'Sold Out!'; all of it comes back",
    ],
    'what a visitor has to know besides (that it was added, or why not) is said as well, on purpose',
  ],
  "Add-to-cart: 'Unable to fetch product data' when the response is not ok or is empty; it is passed through as the result, not shown.":
    [
      [
        'elements/storefront/add-to-cart.test.ts',
        'answers ${what}: clear words, the events of spec 8, and the choice kept',
      ],
    ],
  "A JSON parse failure yields status 500 with text 'Server Error'.": [
    [
      'elements/storefront/add-to-cart.test.ts',
      'answers ${what}: clear words, the events of spec 8, and the choice kept',
    ],
  ],
  'Missing translation key: the key itself is shown.': [
    ['elements/text/text.test.ts', 'shows the key for which there is no text'],
    [
      'shared/page/translate.test.ts',
      'gives the key, and warns, where a page that declares languages misses a text',
    ],
  ],
  'Translator not initialised: a console warning is issued and the key returned.': [
    ['shared/page/translate.test.ts', 'gives the key, and warns once, on a page that has no texts'],
  ],
  'Invalid heights attribute on the social embed is logged to the console.': [
    [
      'elements/social/social-embed.test.ts',
      'logs heights that are none, and has the usual one: ${heights}',
    ],
  ],
  "Video script load failure raises 'Failed to load' plus source.": [
    [
      'shared/browser/network/load-script.test.ts',
      'says that it failed to load, and which, and can be tried again',
    ],
    [
      'elements/media/video-providers.test.ts',
      'is a link where the script of YouTube cannot be had, and says why',
    ],
  ],
  "Admin-only notices in the ministry content module say 'module fields have been updated' for each module kind: event (calendar, list, layout, detail, featured), form widget, group (detail, featured, list, layout, slider), sermon (detail, featured, list, layout), article (detail, list, featured), staff detail.":
    [
      [
        'elements/ministry/every-kind.test.ts',
        'tells administrators, and nobody else, that its fields have been updated: ${module}',
      ],
    ],
};
