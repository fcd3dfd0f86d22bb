import {
  any,
  array,
  boolean,
  type GenericSchema,
  nullable,
  number,
  object,
  optional,
  picklist,
  record,
  safeParse,
  strictObject,
  string,
  union,
} from 'valibot';

/** The required shape of structured data. The JSON Schema is generated from `schema`. */
export interface Shape<T> {
  schema: GenericSchema<unknown, T>;
  /** Returns the value if it fits, else a sentence that says where it does not. */
  check(value: unknown): { value: T } | { problem: string };
  /** Set when `check` accepts every value, so the browser build can leave the shape out. */
  describes?: true;
}

const shape = <T>(schema: GenericSchema<unknown, T>): Shape<T> => ({
  schema,
  check(value) {
    const result = safeParse(schema, value);
    if (result.success) return { value: result.output };
    const [issue] = result.issues;
    const at = issue.path?.map(({ key }) => String(key)).join('.');
    return { problem: at ? `${at}: ${issue.message}` : issue.message };
  },
});

/** The values of fields, by name. */
type FieldsOf<F> = { [K in keyof F]: F[K] extends Shape<infer T> ? T : never };

/** Any text. */
export const textShape = shape(string());
/** Any finite number. */
export const numberShape = shape(number());
/** True or false. */
export const booleanShape = shape(boolean());
/** One of these words. */
export const wordShape = <const W extends readonly string[]>(words: W) =>
  shape<W[number]>(picklist(words));
/** A list of items of one shape. */
export const listOf = <T>(item: Shape<T>): Shape<T[]> => shape(array(item.schema));
/** Items of one shape by name; the JSON reader drops `__proto__`. */
export const recordOf = <T>(item: Shape<T>): Shape<Record<string, T>> =>
  shape(record(string(), item.schema));
/** Fields by name; unknown fields are an error, so that typing mistakes are reported. */
export const fieldsOf = <F extends Record<string, Shape<any>>>(fields: F) =>
  shape(
    strictObject(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema])),
    ) as unknown as GenericSchema<unknown, FieldsOf<F>>,
  );
/** Fields by name in data that others make, as at the address of a feed; unknown fields are left out. */
export const knownFieldsOf = <F extends Record<string, Shape<any>>>(fields: F) =>
  shape(
    object(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema])),
    ) as unknown as GenericSchema<unknown, FieldsOf<F>>,
  );
/** Any value. */
export const anyShape = shape(any() as GenericSchema<unknown, unknown>);
/** A value of this shape, or null. */
export const orNull = <T>(item: Shape<T>): Shape<T | null> => shape(nullable(item.schema));
/** A value of one shape or the other. */
export const eitherOf = <A, B>(one: Shape<A>, other: Shape<B>) =>
  shape(union([one.schema, other.schema]) as GenericSchema<unknown, A | B>);
/** A field that may be left out. */
export const maybe = <T>(item: Shape<T>): Shape<T | undefined> => shape(optional(item.schema));
/** Documents a shape but accepts any value: for data whose reader validates each part itself. */
export const described = ({ schema }: Shape<unknown>): Shape<unknown> => ({
  schema,
  check: (value) => ({ value }),
  describes: true,
});
