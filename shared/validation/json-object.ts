/** Whether a value of parsed JSON is an object: not null, and not a list. */
export const isJsonObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A property of an object of parsed JSON, not of its prototype; undefined of anything else. */
export const propertyIn = (value: unknown, name: string): unknown =>
  isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
