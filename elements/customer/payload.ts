import type { Field } from './checks';

/** Fields that only the server may see. */
const SECRETS = new Set(['password', 'passwordConfirm']);

/**
 * The data that a form sends (spec 3): exactly these names, in this order, each with a text. A name
 * without a field is empty; `rememberMe` is 'on' or 'off'.
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

/** Older pages write the name in lower case. */
function isRemembered(fields: readonly Field[]) {
  const field = fields.find(({ name }) => name.toLowerCase() === 'rememberme');
  if (field?.kind === 'checkbox') return field.isChecked;
  return field?.value === 'on';
}

/** The payload without the fields that page scripts must not see. */
export const withoutSecrets = <T>(payload: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => !SECRETS.has(name)));
