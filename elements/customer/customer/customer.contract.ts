import { address, anything, json, oneOf, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';
import { described, listOf, textShape } from '../../../shared/contract/shape';
import { accountAttributes, failureDetail } from '../attributes';

const mode = oneOf(['login', 'register', 'forgot', 'authorized'], 'Which form it is.');

export const customer = contract({
  tag: 'wb-customer',
  summary:
    'The account of a customer: logging in, registering, asking for a new password, and logging out.',
  since: '0.1',
  spec: '1, 2 (customer paths, links between forms), 3 (customer payloads), 4, 5, 6, 7, 8',
  wakes: 'interaction',
  defers: ['submit', 'link'],
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
    ...accountAttributes,
    successText: text(
      '',
      "Said when the mail with a new password is on its way; 'Email sent successfully' unless told.",
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
      detail: { mode, ...failureDetail },
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
