/** A control of a form, as the rules read it. */
export interface Field {
  name: string;
  /** The HTML type, such as 'password', 'checkbox' or 'select-one'. */
  kind: string;
  value: string;
  isRequired: boolean;
  isChecked: boolean;
}

/** A check that runs once no required field is empty. */
export type Check = 'match' | 'length';

/** The rule that a form breaks, and the fields that break it. */
export interface Problem<F> {
  kind: 'empty' | Check;
  fields: F[];
}

/** In Unicode characters. */
const SHORTEST_PASSWORD = 6;

/**
 * The first rule that a form breaks (spec 5); null when it may be sent.
 *
 * @param checks in the order in which they are made
 */
export function findProblem<F extends Field>(
  fields: readonly F[],
  checks: readonly Check[],
): Problem<F> | null {
  const empty = fields.filter((field) => field.isRequired && isEmpty(field, fields));
  if (empty.length > 0) return { kind: 'empty', fields: empty };
  for (const kind of checks) {
    const field = RULES[kind](fields);
    if (field) return { kind, fields: [field as F] };
  }
  return null;
}

/** The field that breaks a rule. A form without the field cannot break it. */
const RULES: Record<Check, (fields: readonly Field[]) => Field | undefined> = {
  match(fields) {
    const [password, again] = [named(fields, 'password'), named(fields, 'passwordConfirm')];
    return password && again && password.value !== again.value ? again : undefined;
  },
  length(fields) {
    const password = named(fields, 'password');
    return password && [...password.value].length < SHORTEST_PASSWORD ? password : undefined;
  },
};

function isEmpty({ kind, name, value, isChecked }: Field, fields: readonly Field[]) {
  if (kind === 'checkbox') return !isChecked;
  if (kind === 'radio') return !fields.some((it) => it.name === name && it.isChecked);
  // Blanks are valid in a password.
  return (kind === 'password' ? value : value.trim()) === '';
}

const named = (fields: readonly Field[], name: string) => fields.find((it) => it.name === name);
