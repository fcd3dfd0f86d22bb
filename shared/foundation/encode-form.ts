/** A value that can be sent as form fields. Convert dates and other objects to text first. */
export type FormValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly FormValue[]
  | { readonly [name: string]: FormValue };

/**
 * Encodes data as form fields with indexed keys (spec 7): `{ name: ['a', { key: 'b' }] }` becomes
 * `name[0]=a` and `name[1][key]=b`. null and undefined are sent as empty text; empty lists and objects
 * produce no field, as in every form.
 *
 * @returns names and values, as `new URLSearchParams(...)` accepts them
 */
export function encodeForm(data: { readonly [name: string]: FormValue }): [string, string][] {
  return Object.entries(data).flatMap(([name, value]) => fieldsOf(name, value));
}

function fieldsOf(name: string, value: FormValue): [string, string][] {
  if (value === null || value === undefined) return [[name, '']];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value as Record<string, FormValue>).flatMap(([key, inner]) =>
    fieldsOf(`${name}[${key}]`, inner),
  );
}
