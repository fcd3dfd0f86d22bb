import {
  any,
  array,
  boolean,
  type GenericSchema,
  null_,
  number,
  object,
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

const entriesOf = ({ properties = {}, required = [] }: Schema) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, it]) => [
      name,
      required.includes(name) ? validatorOf(it) : optional(validatorOf(it)),
    ]),
  );
