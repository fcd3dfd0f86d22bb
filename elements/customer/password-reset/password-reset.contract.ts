import { address, json, number, oneOf, onOff, text } from '../../../shared/element/attribute';
import { contract, event } from '../../../shared/element/contract';
import { listOf, textShape } from '../../../shared/element/shape';

export const passwordReset = contract({
  tag: 'wb-password-reset',
  summary: 'The form with which a customer, come from a link in a mail, chooses a new password.',
  since: '0.1',
  spec: '1, 2 (token), 3 (password update), 4, 5, 7, 8',
  wakes: 'interaction',
  holds: ['submit'],
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
      "Said when the new password holds; 'Password reset successfully' unless told.",
    ),
    showPasswordText: text(
      '',
      "The name of the box that shows passwords; 'Show password' unless told.",
    ),
  },
  events: {
    'wb-password-reset-send': event(
      'About to send the form; prevent it to send nothing. It carries neither password nor token.',
      { cancelable: true },
    ),
    'wb-password-reset-done': event('The server took the new password; the page is left next.'),
    'wb-password-reset-failed': event('The server did not take it.', {
      detail: {
        status: number(0, "The answer's HTTP status; 0 when there was none."),
        errors: json([] as string[], listOf(textShape), 'What the visitor is told.'),
      },
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
