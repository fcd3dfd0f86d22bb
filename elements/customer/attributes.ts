import { json, number, onOff, text } from '../../shared/contract/attribute';
import { listOf, textShape } from '../../shared/contract/shape';

/** Attributes of every form of the family: the time limit for an answer, and the texts without one. */
export const waitingAttributes = {
  timeout: number(30, 'How long the server may take to answer.', {
    min: 1,
    max: 600,
    unit: 'seconds',
  }),
  errorTimeout: text(
    '',
    "Said when no answer comes in time; 'The server did not answer in time. Please try again.' unless told.",
  ),
  errorNetwork: text('', "Said when there is no connection; the browser's own words unless told."),
};

/** Additional attributes of forms with passwords. */
export const accountAttributes = {
  ...waitingAttributes,
  passwordToggle: onOff(true, 'Whether there is a box that shows the passwords that are typed.'),
  showPasswordText: text(
    '',
    "The name of the box that shows passwords; 'Show password' unless told.",
  ),
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
};

/** The event detail of a form that was not accepted. */
export const failureDetail = {
  status: number(0, "The answer's HTTP status; 0 when there was none."),
  errors: json([] as string[], listOf(textShape), 'What the visitor is told.'),
};
