import {
  any,
  array,
  boolean,
  type GenericSchema,
  nullable,
  number,
  optional,
  picklist,
  record,
  safeParse,
  strictObject,
  string,
  union,
} from 'valibot';

/** What structured data must look like. `schema` is what the JSON Schema is written from. */
export interface Shape<T> {
  schema: GenericSchema<unknown, T>;
  /** The value when it fits, else a sentence that says where it does not. */
  check(value: unknown): { value: T } | { problem: string };
  /** Set when every value fits, so that a page need not be given the shape. */
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

/** Any text. */
export const textShape = shape(string());
/** Any finite number. */
export const numberShape = shape(number());
/** true or false. */
export const booleanShape = shape(boolean());
/** One of these words. */
export const wordShape = <const W extends readonly string[]>(words: W) =>
  shape<W[number]>(picklist(words));
/** A list of one kind of thing. */
export const listOf = <T>(item: Shape<T>): Shape<T[]> => shape(array(item.schema));
/** Things of one kind by name; `__proto__` and its like are refused by the reader of JSON. */
export const recordOf = <T>(item: Shape<T>): Shape<Record<string, T>> =>
  shape(record(string(), item.schema));
/** Fields by name; unknown ones are an error, so that a typing mistake is heard. */
export const fieldsOf = <F extends Record<string, Shape<any>>>(fields: F) =>
  shape(
    strictObject(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema])),
    ) as unknown as GenericSchema<
      unknown,
      { [K in keyof F]: F[K] extends Shape<infer T> ? T : never }
    >,
  );
/** Anything at all. */
export const anyShape = shape(any() as GenericSchema<unknown, unknown>);
/** Something, or null where there is none. */
export const orNull = <T>(item: Shape<T>): Shape<T | null> => shape(nullable(item.schema));
/** One of two kinds of things. */
export const eitherOf = <A, B>(one: Shape<A>, other: Shape<B>) =>
  shape(union([one.schema, other.schema]) as GenericSchema<unknown, A | B>);
/** A field that may be left out. */
export const maybe = <T>(item: Shape<T>): Shape<T | undefined> => shape(optional(item.schema));
/** Says what a value should be, and takes any: for data whose reader copes with each part itself. */
export const described = ({ schema }: Shape<unknown>): Shape<unknown> => ({
  schema,
  check: (value) => ({ value }),
  describes: true,
});
