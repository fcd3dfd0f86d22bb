import {
  address,
  anything,
  json,
  number,
  oneOf,
  onOff,
  text,
} from '../../../shared/element/attribute';
import { contract, event } from '../../../shared/element/contract';
import { described, listOf, textShape } from '../../../shared/element/shape';

const mode = oneOf(['login', 'register', 'forgot', 'authorized'], 'Which form it is.');

export const customer = contract({
  tag: 'wb-customer',
  summary:
    'The account of a customer: logging in, registering, asking for a new password, and logging out.',
  since: '0.1',
  spec: '1, 2 (customer paths, links between forms), 3 (customer payloads), 4, 5, 6, 7, 8',
  wakes: 'interaction',
  holds: ['submit'],
  watched: true,
  attributes: {
    mode: oneOf(
      ['login', 'register', 'forgot', 'authorized'],
      'The section in view, for a visitor who is not logged in; the first there is when it is missing.',
    ),
    redirect: oneOf(
      ['samePage', 'value'],
      'What follows logging in, registering and logging out: the page is loaded anew, or left for another.',
    ),
    redirectValue: address('/', 'Where the page is left for; on this site.'),
    defaultRole: json(
      [] as unknown,
      described(listOf(textShape)),
      'The customer groups that whoever registers here belongs to; sent as customerGroups.',
    ),
    timeout: number(30, 'How long the server may take to answer.', {
      min: 1,
      max: 600,
      unit: 'seconds',
    }),
    passwordToggle: onOff(true, 'Whether there is a box that shows the passwords that are typed.'),
    errorEmpty: text(
      '',
      "Said when a required field is empty; 'Please fill in the mandatory fields' unless told.",
    ),
    errorPassmatch: text(
      '',
      "Said when the two passwords differ; 'Passwords do not match' unless told.",
    ),
    errorPasslength: text(
      '',
      "Said when the password is too short; 'Password should be at least 6 characters' unless told.",
    ),
    errorField: text(
      '',
      "Said beside each field that is empty; 'Please fill in this field.' unless told.",
    ),
    errorUnknown: text(
      '',
      "Said when the server gives no reason; 'An error has occured.' unless told.",
    ),
    errorStatus: text(
      '',
      "Said when the server answers with an error, its number for {status}; 'An error has occured. {status}' unless told.",
    ),
    errorTimeout: text(
      '',
      "Said when no answer comes in time; 'The server did not answer in time. Please try again.' unless told.",
    ),
    errorNetwork: text(
      '',
      "Said when there is no connection; the browser's own words unless told.",
    ),
    successText: text(
      '',
      "Said when the mail with a new password is on its way; 'Email sent successfully' unless told.",
    ),
    showPasswordText: text(
      '',
      "The name of the box that shows passwords; 'Show password' unless told.",
    ),
  },
  events: {
    'wb-customer-mode': event('About to show another form; prevent it to stay.', {
      cancelable: true,
      detail: { mode },
    }),
    'wb-customer-send': event('About to send a form; prevent it to send nothing.', {
      cancelable: true,
      detail: {
        mode,
        data: anything('What is sent, by the names of the specification, without any password.'),
      },
    }),
    'wb-customer-done': event('The server took it; where the page is left, that comes next.', {
      detail: { mode },
    }),
    'wb-customer-failed': event('The server did not take it.', {
      detail: {
        mode,
        status: number(0, "The answer's HTTP status; 0 when there was none."),
        errors: json([] as string[], listOf(textShape), 'What the visitor is told.'),
      },
    }),
  },
  keyboard: {
    Enter: 'In a field, sends its form; on a link to another form, shows that.',
    Space: 'On the box, shows or hides the passwords.',
  },
  accessibility: [
    'Begin each section with a heading, and label each field: another form takes the focus to its heading, or else to its first field.',
    'What is wrong is said in an alert below the form and beside each field, and the focus moves to the first of them.',
    'While a form is sent its buttons are marked as unavailable, and keep the focus.',
    "Fields that lack autocomplete are given what their names mean, so that browsers and password managers fill them in; an author's own stays.",
    'Without script all sections show, one below the other, and their forms and links work by themselves.',
  ],
  slots: {
    '': 'Sections with data-wb-mode (login, register, forgot, authorized), each with a form whose method is post. A link with data-wb-to shows the section of that mode.',
  },
  parts: {
    'show-password': 'The box that shows the passwords, with its name.',
    message: 'Each thing that is said below the form.',
  },
});
