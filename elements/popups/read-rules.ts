import type { Rule } from './rule';
import { kindOf } from './rule-kinds';

/**
 * Reads rules from whatever an author gave: JSON text, or the value itself. One that cannot be read
 * is kept and says which field is wrong; a list that cannot be read is one such rule, named `rules`.
 */
export function readRules(given: unknown): Rule[] {
  try {
    const list = typeof given === 'string' ? JSON.parse(given || '[]') : (given ?? []);
    if (Array.isArray(list)) return list.map(readRule);
  } catch {
    // What is no JSON is no list.
  }
  return [{ rule: 'rules', wrong: 'rules' }];
}

function readRule(given: unknown): Rule {
  const fields = { ...(given as Record<string, unknown> | null) };
  const rule = String(fields.rule);
  const not = fields.not === true;
  const read: Record<string, unknown> & Rule = { rule, not };
  const wrong = (field: string): Rule => ({ rule, not, wrong: field });
  const kind = typeof fields.rule === 'string' && kindOf(rule);
  if (!kind) return wrong('rule');
  if (![undefined, true, false].includes(fields.not as boolean)) return wrong('not');
  delete fields.rule;
  delete fields.not;
  for (const taken of kind[0].split(' ')) {
    const [field, initial] = taken.split('=') as [string, string?];
    const words = initial?.includes('|') ? initial.split('|') : undefined;
    const value = fields[field] ?? (field === 'of' ? undefined : (words?.[0] ?? initial));
    delete fields[field];
    if (!field) continue;
    if (field === 'amount') {
      read.amount = value === initial ? Number(value) : (value as number);
      if (!Number.isFinite(read.amount) || read.amount < 0) return wrong(field);
    } else {
      const texts = field === 'of' ? value : [value];
      const fits = (it: unknown) =>
        typeof it === 'string' && (words?.includes(it) ?? (it !== '' || initial === ''));
      if (!Array.isArray(texts) || !texts.length || !texts.every(fits)) return wrong(field);
      read[field] = value;
    }
  }
  const [stray] = Object.keys(fields);
  return stray !== undefined ? wrong(stray) : isValue(read) ? read : wrong('value');
}

/** Whether a day exists, and a regular expression can be read. */
function isValue({ rule, is, value }: Rule) {
  try {
    if (is === 'regex') return Boolean(new RegExp(value!));
    return !rule.endsWith('date') || new Date(value!).toJSON().slice(0, 10) === value;
  } catch {
    return false;
  }
}
