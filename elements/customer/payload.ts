import type { Field } from './checks';

/** Names that are never said to anybody but the server. */
const SECRETS = new Set(['password', 'passwordConfirm']);

/**
 * What is sent of a form (spec 3): these names and no others, in this order, as texts. A name that
 * the form has no field of is empty; `rememberMe` is 'on' or 'off'.
 */
export const payloadOf = (
  fields: readonly Field[],
  names: readonly string[],
): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, valueOf(fields, name)] as const));

function valueOf(fields: readonly Field[], name: string): string {
  if (name === 'rememberMe') return isRemembered(fields) ? 'on' : 'off';
  return fields.find((it) => it.name === name)?.value ?? '';
}

/** Pages of before write the name in small letters. */
function isRemembered(fields: readonly Field[]) {
  const field = fields.find(({ name }) => name.toLowerCase() === 'rememberme');
  if (field?.kind === 'checkbox') return field.isChecked;
  return field?.value === 'on';
}

/** The same without what listeners of a page must not hear. */
export const withoutSecrets = <T>(payload: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => !SECRETS.has(name)));
