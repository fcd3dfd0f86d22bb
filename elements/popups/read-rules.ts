import type { ReadPattern } from './pattern';
import type { Rule } from './rule';
import { kindOf } from './rule-kinds';

/**
 * Reads rules from JSON text, or from the value itself. An invalid rule is kept and names its wrong
 * field; an invalid list becomes one such rule, named `rules`. Without `readPattern` a rule with a
 * regular expression never holds; `readAll` provides it when needed.
 */
export function readRules(given: unknown, readPattern?: ReadPattern): Rule[] {
  try {
    const list = typeof given === 'string' ? JSON.parse(given || '[]') : (given ?? []);
    if (Array.isArray(list)) return list.map((it) => readRule(it, readPattern));
  } catch {
    // Invalid JSON counts as an invalid list.
  }
  return [{ rule: 'rules', wrong: 'rules' }];
}

function readRule(given: unknown, readPattern?: ReadPattern): Rule {
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
    const value = fields[field] ?? words?.[0] ?? initial;
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
  if (stray !== undefined) return wrong(stray);
  if (read.is === 'regex') return withPattern(read, readPattern);
  return isValue(read) ? read : wrong('value');
}

function withPattern(rule: Rule, readPattern?: ReadPattern): Rule {
  const pattern = readPattern?.(rule.value!);
  return typeof pattern === 'string'
    ? { rule: rule.rule, not: rule.not!, wrong: 'value', why: pattern }
    : { ...rule, ...(pattern && { pattern }) };
}

/** Whether the day of a date rule exists; true for other rules. */
function isValue({ rule, value }: Rule) {
  try {
    return !rule.endsWith('date') || new Date(value!).toJSON().slice(0, 10) === value;
  } catch {
    return false;
  }
}
