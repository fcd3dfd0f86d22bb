import { address, number, oneOf, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';
import { accountAttributes, failureDetail } from '../attributes';

export const passwordReset = contract({
  tag: 'wb-password-reset',
  summary: 'The form with which a customer, come from a link in a mail, chooses a new password.',
  since: '0.1',
  spec: '1, 2 (token), 3 (password update), 4, 5, 7, 8',
  wakes: 'interaction',
  defers: ['submit'],
  attributes: {
    redirect: oneOf(
      ['value', 'samePage'],
      'What follows a new password: the page is left for another, or loaded anew without its token.',
    ),
    redirectValue: address('/', 'Where the page is left for; on this site.'),
    redirectAfter: number(2, 'How long the good news can be read before that.', {
      min: 0,
      max: 60,
      unit: 'seconds',
    }),
    ...accountAttributes,
    successText: text(
      '',
      "Said when the new password holds; 'Password reset successfully' unless told.",
    ),
  },
  events: {
    'wb-password-reset-send': event(
      'About to send the form; prevent it to send nothing. It carries neither password nor token.',
      { cancelable: true },
    ),
    'wb-password-reset-done': event('The server took the new password; the page is left next.'),
    'wb-password-reset-failed': event('The server did not take it.', {
      detail: failureDetail,
    }),
  },
  keyboard: {
    Enter: 'In a field, or on the button, sends the form.',
    Space: 'On the box, shows or hides the passwords.',
  },
  accessibility: [
    'What is wrong is said in an alert below the form and beside the field, and the focus moves there.',
    'While the form is sent its button is marked as unavailable, and keeps the focus.',
    'The token of the link is taken out of the address once it is used. A page that has one should also have <meta name="referrer" content="strict-origin">, so that no other site is told of it.',
    'Without script the form posts by itself: have the server write the token into a hidden field named resetPasswordToken.',
  ],
  slots: {
    '': 'A form whose method is post, with fields named password and passwordConfirm, and a button.',
  },
  parts: {
    'show-password': 'The box that shows the passwords, with its name.',
    message: 'Each thing that is said below the form.',
  },
});
