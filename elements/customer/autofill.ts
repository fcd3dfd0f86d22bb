import type { Patch } from '../../shared/content/patch';
import type { Light } from '../../shared/content/light';
import type { Mode } from './form-rules';

/** Autocomplete tokens by field name. Customers log in with their e-mail address. */
const TOKENS: Record<string, string> = {
  email: 'username',
  firstName: 'given-name',
  lastName: 'family-name',
  userName: 'nickname',
  phone: 'tel',
  passwordConfirm: 'new-password',
};

/**
 * The attributes that let browsers fill a field in, and keep spell-checkers from sending a shown
 * password to a server. Attributes that its author wrote stay.
 */
export function fieldPatch(node: Light, mode: Mode | 'update'): Patch | undefined {
  if (node.tag !== 'input') return undefined;
  const wanted: Record<string, string> = {};
  const token = tokenOf(node.attribute('name') ?? '', mode);
  if (token) wanted['autocomplete'] = token;
  if (isPassword(node)) Object.assign(wanted, { spellcheck: 'false', autocapitalize: 'off' });
  const attributes = Object.fromEntries(
    Object.entries(wanted).filter(([name]) => node.attribute(name) === null),
  );
  return Object.keys(attributes).length ? { attributes } : undefined;
}

function tokenOf(name: string, mode: Mode | 'update') {
  if (name === 'password') return mode === 'login' ? 'current-password' : 'new-password';
  return Object.hasOwn(TOKENS, name) ? TOKENS[name] : undefined;
}

/** Marks a password that is shown as text. */
export const SHOWN_PASSWORD = 'data-wb-password';

/** Whether a field holds a password, hidden or shown. */
export const isPassword = (node: Light) =>
  node.attribute('type')?.toLowerCase() === 'password' || node.attribute(SHOWN_PASSWORD) !== null;
