import type { Section } from './section';

/** Section 5: validation rules. */
export const validation: Section = {
  'Quantity floors at 0.': [
    ['elements/storefront/quantity.test.ts', 'floors negatives, nothing and words at 0'],
    ['elements/storefront/quantity-amount.test.ts', 'never leads below 0'],
  ],
  "Non-numeric price formats as '0'; empty or invalid price formats as an empty string.": [
    ['shared/foundation/format-money.test.ts', 'text that is no number formats as 0'],
    [
      'shared/foundation/format-money.test.ts',
      'a missing, empty or impossible price is an empty text',
    ],
    'the 0 stands in the format of the shop, as any amount does (design, section 12)',
  ],
  'Contact forms: required fields must be non-empty; fields with a pattern must match it.': [
    ['elements/forms/field-rules.test.ts', 'that is required must not be empty'],
    ['elements/forms/field-rules.test.ts', 'must match its pattern as a whole'],
  ],
  'Validation runs on blur and on submit.': [
    [
      'elements/forms/form-checks.test.ts',
      'is checked when something was changed in it, and the form says nothing',
    ],
    [
      'elements/forms/form-checks.test.ts',
      'alone takes the focus, and the form says why in an alert',
    ],
  ],
  "Number field: below min gives 'Selected quantity is less than stock status, min:' plus the value; above max gives 'Selected quantity is more than stock status, max:' plus the value.":
    [
      ['elements/forms/field-rules.test.ts', 'for a number heeds its minimum'],
      ['elements/forms/field-rules.test.ts', 'for a number heeds its maximum'],
      [
        'elements/forms/field-rules.test.ts',
        "with the problem ${problem} is the specification's sentence",
      ],
    ],
  "File field: size in MB at or above the maximum (default 1) gives 'This file exceeds the maximum allowed size.' plus the limit; an extension not in the accept list gives 'Only files with the following extensions are allowed:' plus the list.":
    [
      ['elements/forms/file-limits.test.ts', 'refuses a byte more'],
      ['elements/forms/chosen-file.test.ts', 'the list of another type'],
      [
        'elements/forms/file-upload.test.ts',
        'has a limit of 1 MB unless told, and follows one that changes',
      ],
      [
        'elements/forms/field-rules.test.ts',
        "with the problem ${problem} is the specification's sentence",
      ],
      ['elements/forms/file-limits.test.ts', 'takes a file exactly at the limit'],
      'a file exactly at the limit is taken: the limit reads 1 MB, and refusing 1 MB would contradict it (design, section 12)',
    ],
  'Required multi-select needs at least one choice; a single select with blank value counts as empty; a required checkbox group needs one checked.':
    [
      ['elements/forms/field-rules.test.ts', 'with several choices needs one when required'],
      ['elements/forms/field-rules.test.ts', 'with one choice counts a blank as none'],
      ['elements/forms/form-checks.test.ts', 'needs one of a required group of checkboxes'],
    ],
  'Captcha forms need a captcha token sent as g-recaptcha-response.': [
    [
      'elements/forms/form-captcha.test.ts',
      'of ${name} asks for its script when a visitor begins, and sends its token',
    ],
  ],
  "Login and forgot: every required field non-empty, else 'Please fill in the mandatory fields' (overridable per widget) and empty fields are marked.":
    [
      [
        'elements/customer/customer.test.ts',
        '${what}: it says so, marks the fields, and moves the focus to the first',
      ],
      ['elements/customer/customer.test.ts', 'in the words of the element, else of the page'],
      [
        'elements/customer/customer.test.ts',
        'without an e-mail address or a password, whether or not the author requires them',
      ],
    ],
  "Register: required fields first; then password equals passwordConfirm, else 'Passwords do not match'; then password at least 6 characters, else 'Password should be at least 6 characters'.":
    [
      ['elements/customer/account-rules.test.ts', 'empty comes first'],
      ['elements/customer/account-rules.test.ts', 'registering: match before length'],
      ['elements/customer/account-rules.test.ts', 'registering: then length'],
      [
        'elements/customer/customer.test.ts',
        '${what}: it says so, marks the fields, and moves the focus to the first',
      ],
    ],
  'Password reset: required non-empty; password at least 6 characters; passwords match (same messages, in that order).':
    [
      [
        'elements/customer/password-reset.test.ts',
        'is not sent, in the order of the specification: ${JSON.stringify(values)}',
      ],
      ['elements/customer/account-rules.test.ts', 'a new password: length before match'],
    ],
  "Protected page: empty code gives 'The field should not be empty!'.": [
    [
      'elements/customer/protected-page.test.ts',
      "that is empty is said to be, beside the field as well: '${value}'",
    ],
  ],
  "Table of contents with nothing to list shows 'No headings were found.'": [
    [
      'elements/navigation/table-of-contents.test.ts',
      "says 'No headings were found.' when there is nothing to list",
    ],
  ],
  'Share-button columns: auto or 1 to 6.': [
    [
      'elements/social/share.test.ts',
      'stand in 1 to 6 columns, fewer where there is no room, or as they come',
    ],
    ['elements/social/share.test.ts', 'read a number of columns that is none of these as auto'],
  ],
  'Animation direction: 1 or -1.': [
    [
      'elements/media/animated-vector-reading.test.ts',
      'begin at the end and go back with the direction -1',
    ],
    [
      'elements/media/animated-vector-drawn.test.ts',
      'goes backwards, as quick as told, on a canvas too',
    ],
  ],
  'Table-of-contents marker: numbers or circle.': [
    [
      'elements/navigation/table-of-contents.test.ts',
      'numbers its links by sections when it is told',
    ],
    [
      'elements/navigation/table-of-contents.test.ts',
      'has a circle before each link unless it is told',
    ],
  ],
  'Progress style: style1 or style2.': [
    [
      'elements/figures/progress-bar.test.ts',
      'keeps its figure inside in style2, however little it is, and breaks a long text',
    ],
  ],
  'Hex colour: 3 or 6 hex digits with leading #; also rgb(r,g,b) and rgba(r,g,b,a) with a in 0..1.':
    [
      ['shared/foundation/color.test.ts', 'three and six hex digits behind a # are a colour'],
      ['shared/foundation/color.test.ts', 'rgb and rgba are a colour'],
      [
        'shared/foundation/color.test.ts',
        'other numbers of digits, numbers out of range and other words are none',
      ],
    ],
  'Hover selector targets must be valid selectors.': [
    [
      'elements/motion/hover.test.ts',
      'moves what its target names in its content, and all of it for a bad selector',
    ],
  ],
  'A multi-animation needs both multiAnimation and endAnimation and every keyframe list valid.': [
    [
      'elements/motion/hover.test.ts',
      'takes several motions of its own only with their end, and each valid',
    ],
  ],
  'Invalid data is silently reduced to empty.': [
    [
      'elements/motion/hover.test.ts',
      'reads data that is not valid as none, and says nothing of it',
    ],
  ],
  'Video URLs recognised only for youtube (including shorts and youtu.be) or vimeo (numeric id, 1 to 20 digits).':
    [
      ['shared/browser/players/film-source.test.ts', 'leads to YouTube: ${address}'],
      ['shared/browser/players/film-source.test.ts', 'leads to Vimeo: ${address}'],
      ['shared/browser/players/film-source.test.ts', 'leads to a short of YouTube, which is one'],
      [
        'shared/browser/players/film-source.test.ts',
        'leads to nothing that can be shown: ${address}',
      ],
    ],
  'On/off values map to true/false; any other value yields nothing.': [
    ['shared/contract/parse-kinds.test.ts', 'on is on'],
    ['shared/contract/parse-kinds.test.ts', 'off is off'],
    ['shared/contract/parse-kinds.test.ts', 'another word is neither'],
    'any other value is the default of its attribute, with one warning for the developer: an attribute always has a value',
  ],
  'Resize limits for widget boxes: width 5 to 1000 px or 5 to 100 percent.': [
    ['elements/shop/box-width.test.ts', 'is 5 to 1000 px or 5 to 100 %, whatever is asked for'],
    ['elements/shop/shop.test.ts', 'is ${wide} of 1200 pixels where it says ${width}'],
  ],
};
