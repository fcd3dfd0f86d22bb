import { address, feed, text } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';
import {
  booleanShape,
  knownFieldsOf,
  listOf,
  maybe,
  orNull,
  type Shape,
  textShape,
  wordShape,
} from '../../../shared/contract/shape';
import { headingLevel } from '../heading-attributes';

/** Databases write null for what they do not have. */
const perhaps = <T>(shape: Shape<T>) => maybe(orNull(shape));

const fieldShape = knownFieldsOf({
  name: textShape,
  label: textShape,
  type: perhaps(
    wordShape(['text', 'email', 'tel', 'date', 'number', 'textarea', 'select', 'checkbox']),
  ),
  required: perhaps(booleanShape),
  options: perhaps(listOf(textShape)),
  hint: perhaps(textShape),
});
const formShape = knownFieldsOf({
  title: perhaps(textShape),
  text: perhaps(textShape),
  fields: listOf(fieldShape),
});

export const ministryForm = contract({
  tag: 'wb-ministry-form',
  summary:
    'A form of the ministry, such as for prayer requests: one that is written inside, or that its server describes.',
  since: '0.1',
  spec: '1 (ministry), 8 (admin notices: form widget)',
  wakes: 'interaction',
  watched: true,
  attributes: {
    src: feed(formShape, 'The fields of the form as JSON, where it is not written inside.'),
    formId: text('', 'The id of the form, which is sent with it as form_id.'),
    action: address('', 'Where the form is sent; the page itself unless told.'),
    headingLevel,
    submitText: text('', "What the button is called; 'Send' unless told."),
  },
  accessibility: [
    'The fields are native, each with its label; the browser checks them and says what is wrong.',
    'The form is sent by the browser, so it works without script.',
  ],
  slots: {
    '': 'A form of your own, also a wb-form, where the form comes from no address, or until it has come.',
  },
  parts: {
    admin: 'What only those who administer the site read.',
    form: 'The form.',
    title: 'Its title.',
    field: 'A field with its label.',
    control: 'The native control of a field.',
    send: 'The button that sends the form.',
    notice: 'What is read while data is waited for, where there is none, or where it failed.',
    retry: 'The button that asks for the data again.',
  },
});
