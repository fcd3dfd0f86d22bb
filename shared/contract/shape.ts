/** What a value is like, in the words of JSON Schema that the suite needs. */
export interface Schema {
  type?: 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object';
  enum?: readonly string[];
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  /** False: unknown fields are an error. A schema: what fields of any name are like. */
  additionalProperties?: false | Schema;
}

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

type Verdict = { value: unknown } | { problem: string; path?: string };

/** The shape that a schema describes. */
export const shapeOf = <T>(schema: Schema): Shape<T> => ({
  schema,
  check(value) {
    const verdict = fit(schema, value);
    if ('value' in verdict) return verdict as { value: T };
    const { path, problem } = verdict;
    return { problem: path ? `${path}: ${problem}` : problem };
  },
});

function fit(schema: Schema, value: unknown): Verdict {
  const { type, enum: words, anyOf } = schema;
  if (anyOf) return fitAny(anyOf, value);
  if (words) return words.includes(value as string) ? { value } : wrong(words.join(' or '), value);
  if (!type) return { value };
  if (kindOf(value) !== type) return wrong(type, value);
  if (type === 'array') return fitItems(schema.items!, value as unknown[]);
  return type === 'object' ? fitFields(schema, value as Record<string, unknown>) : { value };
}

function fitAny(schemas: readonly Schema[], value: unknown): Verdict {
  let deepest: Verdict | undefined;
  for (const schema of schemas) {
    const verdict = fit(schema, value);
    if ('value' in verdict) return verdict;
    if (verdict.path) deepest = verdict;
  }
  return deepest ?? wrong(schemas.map(({ type }) => type ?? 'another').join(' or '), value);
}

function fitItems(schema: Schema, items: unknown[]): Verdict {
  const fitting: unknown[] = [];
  for (const [index, item] of items.entries()) {
    const verdict = fit(schema, item);
    if (!('value' in verdict)) return within(String(index), verdict);
    fitting.push(verdict.value);
  }
  return { value: fitting };
}

function fitFields(
  { properties = {}, required = [], additionalProperties: others }: Schema,
  fields: Record<string, unknown>,
): Verdict {
  const fitting: Record<string, unknown> = {};
  const missing = required.find((name) => !isGiven(fields, name));
  if (missing !== undefined) return { path: missing, problem: 'is missing' };
  for (const name of Object.keys(fields)) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : others;
    if (schema === false) return { path: name, problem: 'is a field that nobody knows' };
    if (!schema || !isGiven(fields, name) || UNSAFE.test(name)) continue;
    const verdict = fit(schema, fields[name]);
    if (!('value' in verdict)) return within(name, verdict);
    fitting[name] = verdict.value;
  }
  return { value: fitting };
}

const UNSAFE = /^(__proto__|prototype|constructor)$/;

const isGiven = (fields: Record<string, unknown>, name: string) =>
  Object.hasOwn(fields, name) && fields[name] !== undefined;

const within = (name: string, { path, problem }: Exclude<Verdict, { value: unknown }>) => ({
  path: path ? `${name}.${path}` : name,
  problem,
});

const wrong = (wanted: string, value: unknown) => ({
  problem: `must be ${wanted}, not ${typeof value === 'string' ? `"${value.slice(0, 60)}"` : kindOf(value)}`,
});

/** What JSON calls a value; NaN is none. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isNaN(value) ? 'NaN' : typeof value;
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
  shapeOf<W[number]>({ enum: words });
/** A list of items of one shape. */
export const listOf = <T>(item: Shape<T>): Shape<T[]> =>
  shapeOf({ type: 'array', items: item.schema });
/** Items of one shape by name; `__proto__` is dropped. */
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
