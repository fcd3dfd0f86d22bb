import {
  any,
  array,
  boolean,
  type GenericSchema,
  null_,
  number,
  object,
  type ObjectEntries,
  optional,
  picklist,
  record,
  strictObject,
  string,
  union,
} from 'valibot';
import type { Schema } from './schema';

const SIMPLE = { string, number, boolean, null: null_ };

/** Valibot's schema for one of ours, by which a value is checked. */
export function validatorOf(schema: Schema): GenericSchema {
  const { type, enum: words, anyOf, items, additionalProperties: others } = schema;
  if (anyOf) return union(anyOf.map(validatorOf));
  if (words) return picklist(words);
  if (!type) return any();
  if (type === 'array') return array(validatorOf(items!));
  if (type !== 'object') return SIMPLE[type]();
  if (others) return record(string(), validatorOf(others));
  return others === false ? strictObject(entriesOf(schema)) : object(entriesOf(schema));
}

/** Without a prototype: valibot goes through all that can be enumerated, and old libraries add to that of objects. */
const entriesOf = ({ properties = {}, required = [] }: Schema): ObjectEntries => {
  const entries: ObjectEntries = Object.create(null);
  for (const [name, it] of Object.entries(properties)) {
    const validator = validatorOf(it);
    entries[name] = required.includes(name) ? validator : optional(validator);
  }
  return entries;
};
