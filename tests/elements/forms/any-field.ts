import fc from 'fast-check';
import type { Field } from '../../../elements/forms/form/field';

type Given = Partial<Omit<Field, 'browser'>> & { browser?: Partial<Field['browser']> };

/** A text field with nothing in it and no rule, but for what is given. */
export const field = ({ browser, ...given }: Given = {}): Field => ({
  name: 'field',
  type: 'text',
  label: '',
  placeholder: '',
  required: false,
  values: [''],
  isChoice: false,
  min: null,
  max: null,
  pattern: '',
  files: [],
  maxSize: 1,
  accept: '',
  ...given,
  browser: {
    isExempt: false,
    isUnreadable: false,
    isMistyped: false,
    message: '',
    ...browser,
  },
});

const types =
  'text email number url tel password date time textarea select radio checkbox file hidden';
const limit = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }));
const file = fc.record({ name: fc.string(), size: fc.nat(3_000_000), type: fc.string() });

/** Any field a page could have, whether it makes sense or not. */
export const anyField: fc.Arbitrary<Field> = fc.record({
  name: fc.string(),
  type: fc.constantFrom(...types.split(' ')),
  label: fc.string(),
  placeholder: fc.string(),
  required: fc.boolean(),
  values: fc.array(fc.oneof(fc.string(), fc.constantFrom('', ' ', '0', '-1.5', 'a@b.example'))),
  isChoice: fc.boolean(),
  min: limit,
  max: limit,
  pattern: fc.oneof(fc.string(), fc.constantFrom('', '[0-9]+', '(', ')(', '.*')),
  files: fc.array(file, { maxLength: 3 }),
  maxSize: fc.double({ min: 0, max: 4, noNaN: true }),
  accept: fc.string(),
  browser: fc.record({
    isExempt: fc.boolean(),
    isUnreadable: fc.boolean(),
    isMistyped: fc.boolean(),
    message: fc.constantFrom('', 'The browser says no.'),
  }),
});
