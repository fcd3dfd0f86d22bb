import { type GenericSchema, safeParse } from 'valibot';
import type { Schema } from './schema';
import { validatorOf } from './validator';

/** The required shape of structured data. */
export interface Shape<T> {
  /** Plain data, so that the browser build can write it into a contract, and a published file can be it. */
  schema: Schema;
  /** Returns the value if it fits, else a sentence that says where it does not. */
  check(value: unknown): { value: T } | { problem: string };
  /** Set when `check` accepts every value, so the browser build can leave the shape out. */
  describes?: true;
  /** Set when a field of this shape may be left out. */
  isOptional?: true;
}

/** The shape that a schema describes. */
export function shapeOf<T>(schema: Schema): Shape<T> {
  let validator: GenericSchema | undefined;
  return {
    schema,
    check(value) {
      const result = safeParse((validator ??= validatorOf(schema)), value);
      if (result.success) return { value: result.output as T };
      const [issue] = result.issues;
      const at = issue.path?.map(({ key }) => String(key)).join('.');
      return { problem: at ? `${at}: ${issue.message}` : issue.message };
    },
  };
}

/** The values of fields, by name. */
type FieldsOf<F> = { [K in keyof F]: F[K] extends Shape<infer T> ? T : never };

/** Any text. */
export const textShape = shapeOf<string>({ type: 'string' });
/** Any finite number. */
export const numberShape = shapeOf<number>({ type: 'number' });
/** True or false. */
export const booleanShape = shapeOf<boolean>({ type: 'boolean' });
/** One of these words. */
export const wordShape = <const W extends readonly string[]>(words: W) =>
  shapeOf<W[number]>({ type: 'string', enum: words });
/** A list of items of one shape. */
export const listOf = <T>(item: Shape<T>): Shape<T[]> =>
  shapeOf({ type: 'array', items: item.schema });
/** Items of one shape by name; the JSON reader drops `__proto__`. */
export const recordOf = <T>(item: Shape<T>): Shape<Record<string, T>> =>
  shapeOf({ type: 'object', additionalProperties: item.schema });
/** Fields by name; unknown fields are an error, so that typing mistakes are reported. */
export const fieldsOf = <F extends Record<string, Shape<any>>>(fields: F) =>
  shapeOf<FieldsOf<F>>({ ...schemaOf(fields), additionalProperties: false });
/** Fields by name in data that others make, as at the address of a feed; unknown fields are left out. */
export const knownFieldsOf = <F extends Record<string, Shape<any>>>(fields: F) =>
  shapeOf<FieldsOf<F>>(schemaOf(fields));
/** Any value. */
export const anyShape = shapeOf<unknown>({});
/** A value of this shape, or null. */
export const orNull = <T>(item: Shape<T>) =>
  shapeOf<T | null>({ anyOf: [item.schema, { type: 'null' }] });
/** A value of one shape or the other. */
export const eitherOf = <A, B>(one: Shape<A>, other: Shape<B>) =>
  shapeOf<A | B>({ anyOf: [one.schema, other.schema] });
/** A field that may be left out. */
export const maybe = <T>(item: Shape<T>): Shape<T | undefined> => ({
  ...shapeOf<T | undefined>(item.schema),
  isOptional: true,
});
/** Documents a shape but accepts any value: for data whose reader validates each part itself. */
export const described = ({ schema }: Shape<unknown>): Shape<unknown> => ({
  schema,
  check: (value) => ({ value }),
  describes: true,
});

const schemaOf = (fields: Record<string, Shape<unknown>>): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(fields).map(([name, it]) => [name, it.schema])),
  required: Object.keys(fields).filter((name) => !fields[name]!.isOptional),
});
