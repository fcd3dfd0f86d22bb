import {
  address,
  anything,
  flag,
  json,
  number,
  oneOf,
  text,
} from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';
import {
  booleanShape,
  described,
  fieldsOf,
  listOf,
  maybe,
  numberShape,
  recordOf,
  textShape,
} from '../../../shared/contract/shape';
import { limitErrors } from '../attributes';

const records = json(
  [] as unknown[],
  listOf(
    fieldsOf({
      name: textShape,
      value: textShape,
      required: booleanShape,
      type: textShape,
      label: textShape,
      maxSize: maybe(numberShape),
      extensions: maybe(textShape),
    }),
  ),
  'Its fields, in their order; files by their names.',
);

const fieldTexts = recordOf(
  fieldsOf({
    minNumError: maybe(textShape),
    maxNumError: maybe(textShape),
    fileMaxSizeError: maybe(textShape),
    fileTypeError: maybe(textShape),
    requiredError: maybe(textShape),
    patternError: maybe(textShape),
  }),
);

export const form = contract({
  tag: 'wb-form',
  summary: 'Checks and sends a plain form without leaving the page.',
  since: '0.1',
  spec: '3 (form submission), 4 (form), 5, 7, 8 (form messages)',
  wakes: 'interaction',
  defers: ['submit'],
  attributes: {
    projectId: text('', 'Sent with the form: the project it belongs to.'),
    formId: text('', 'Sent with the form: which form of the project it is.'),
    action: address(
      '',
      "Where the form goes when script runs; the form's own action unless told. An address on another site must allow it (CORS) and answer in JSON.",
    ),
    encoding: oneOf(
      ['auto', 'multipart', 'urlencoded'],
      'How it is sent: multipart carries files; auto is multipart for a form with a file field or with enctype multipart.',
    ),
    timeout: number(30, 'How long nothing may be heard of it, neither an answer nor progress.', {
      min: 1,
      max: 600,
      unit: 'seconds',
    }),
    success: text('', "Said when it was sent; 'Your email was sent successfully' unless told."),
    error: text('', "Said when it was not; 'Your email was not sent' unless told."),
    empty: text(
      '',
      "Said of the form when something is missing; 'Please fill in the required fields' unless told.",
    ),
    invalid: text(
      '',
      "Said of the form when something is wrong; 'Please check your entry and try again' unless told.",
    ),
    invalidEmail: text(
      '',
      "Said when an e-mail address is none; 'Please enter a valid email address (e.g., name@example.com)' unless told.",
    ),
    messages: oneOf(
      ['newest', 'classic'],
      "Which words it has of its own; classic says 'Please check your entry and try again' of everything.",
    ),
    ...limitErrors,
    fields: json(
      {} as unknown,
      described(fieldTexts),
      'Texts of single fields, by their names; each comes before the one for all.',
    ),
    type: oneOf(
      ['single', 'multistep'],
      'Whether it is filled in step by step: each fieldset right in the form is a step, or whatever has data-step.',
    ),
    view: oneOf(
      ['number-text', 'none', 'text', 'icon', 'number', 'progressBar', 'icon-text'],
      'How the steps are shown; a step is called by its legend, its icon is the text of its data-icon.',
    ),
    previousText: text('', "The button to the step before; 'Previous' unless told."),
    nextText: text('', "The button to the next step; 'Next' unless told."),
    captcha: oneOf(
      ['none', 'recaptcha', 'hcaptcha', 'turnstile'],
      'Whose captcha tells visitors from robots: reCAPTCHA v2, hCaptcha or Turnstile. The page must allow its scripts and frames in its policy.',
    ),
    captchaSize: oneOf(
      ['invisible', 'normal'],
      'Whether it shows only when it must, or as a box to tick.',
    ),
    captchaSrc: address('', "The address of its script; the provider's own unless told."),
    captchaError: text(
      '',
      "Said when the captcha was not solved; 'Please confirm that you are not a robot and send it again.' unless told.",
    ),
    sitekey: text('', 'The key that the provider gave for this site.'),
    honeypot: text(
      '',
      'The name of a control that no visitor sees; a form in which it is filled in is not sent, and nobody is told.',
    ),
    minFillTime: number(0, 'How long it must have been there; what is sent sooner is refused.', {
      min: 0,
      max: 600,
      unit: 'seconds',
    }),
    redirect: address('', 'The address that takes the place of this page once it was sent.'),
    closePopup: flag('Closes the popup that holds it once it was sent.'),
  },
  events: {
    'wb-form-send': event('About to send the form; prevent it to send nothing.', {
      cancelable: true,
      detail: {
        projectId: text('', 'The project.'),
        formId: text('', 'The form.'),
        records,
      },
    }),
    'wb-form-sent': event('The server took it.', {
      detail: { answer: anything("The server's answer, as JSON gave it.") },
    }),
    'wb-form-step': event('Another step of the form has come.', {
      detail: {
        step: number(1, 'Which one.', { min: 1 }),
        steps: number(1, 'How many there are.', { min: 1 }),
      },
    }),
    'wb-form-failed': event('It was not sent, or the server did not take it.', {
      detail: {
        reason: oneOf(
          ['refused', 'network', 'timeout', 'captcha', 'robot'],
          'Refused by the server, no connection, no answer in time, no captcha solved, or sent as only a robot does.',
        ),
        status: number(0, "The answer's HTTP status; 0 when there was none."),
        errors: json([] as string[], listOf(textShape), "The server's own errors."),
      },
    }),
  },
  keyboard: {
    Enter:
      'In a field, sends the form, or goes to the next step; on an entry of the summary, goes to its field.',
    Tab: 'From the summary of what is wrong, goes through its entries.',
  },
  accessibility: [
    'What is wrong with a field stands beside it and describes it; it goes when the field is right.',
    'One field that is wrong takes the focus. Of several there is a summary, and the focus goes to its first entry: Enter leads to the first field, Tab to the next entry.',
    'A field is checked when it is left, once something was changed in it, and when the form is sent.',
    'A honeypot must be out of reach for everybody: hide it from sight, and give it tabindex="-1", autocomplete="off" and aria-hidden="true".',
    'While it is sent, its button is marked as busy and keeps the focus.',
    'A step that comes takes the focus and is announced with its number and its legend. Without script all steps stand below each other.',
    'A group of radio buttons or checkboxes needs a fieldset with a legend; data-required on the fieldset asks for one checkbox of it.',
  ],
  slots: {
    '': 'One form with its labels, native controls and button. A button with formaction is sent by the browser; one with formnovalidate sends the form unchecked, as a draft, and leaves it as it is.',
    captcha: 'The captcha, which the element puts here once a visitor begins.',
  },
  parts: {
    steps: 'The list of steps.',
    step: 'One step in the list.',
    'step-done': 'A step that lies behind.',
    'step-current': 'The present step.',
    'step-later': 'A step that is still to come.',
    'step-mark': "A step's number or icon.",
    progress: 'The bar of the view progressBar.',
    'progress-text': 'How far the form has come, in percent.',
    previous: 'The button to the step before.',
    next: 'The button to the next step.',
    sending: 'The bar that is shown while the form is sent.',
    'sending-text': 'How much of its files has arrived, in percent.',
    message: 'What came of sending it, or what is wrong with it.',
    summary: 'What is wrong, when it is more than one field.',
    'summary-title': 'The heading of the summary.',
    'summary-entry': 'The entry of one field in the summary.',
  },
});
