import { text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';
import { failureDetail, waitingAttributes } from '../attributes';

export const protectedPage = contract({
  tag: 'wb-protected-page',
  summary: 'The form with the code that opens a protected page.',
  since: '0.1',
  spec: '1, 3 (protected page), 4, 5, 7, 8',
  wakes: 'interaction',
  defers: ['submit'],
  attributes: {
    ...waitingAttributes,
    empty: text('', "Said when no code is given; 'The field should not be empty!' unless told."),
    fail: text('', "Said when the page is not there; 'An error has occured!' unless told."),
    invalid: text('', "Said when the code is wrong; 'Please insert a valid code!' unless told."),
  },
  events: {
    'wb-protected-page-send': event(
      'About to send the code; prevent it to send nothing. It does not carry the code.',
      { cancelable: true },
    ),
    'wb-protected-page-done': event('The code was right; the page is loaded anew next.'),
    'wb-protected-page-failed': event('The code was not taken.', {
      detail: failureDetail,
    }),
  },
  keyboard: { Enter: 'In the field, or on the button, sends the code.' },
  accessibility: [
    'Label the field. What is wrong is said in an alert below the form and, when there is no code, beside the field, which takes the focus.',
    'While the code is sent the button is marked as unavailable, and keeps the focus.',
    'Without script the form posts by itself.',
  ],
  slots: {
    '': 'A form whose method is post, with a field named protected_page_token and a button. It goes to the page itself unless it has an action.',
  },
  parts: { message: 'Each thing that is said below the form.' },
});
