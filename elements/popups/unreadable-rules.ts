import type { Rule } from './rule';

/** The warning about invalid rules; empty when all are valid. */
export function unreadableRules(tag: string, id: string, rules: Rule[]): string {
  const wrong = rules.flatMap(({ rule, wrong, why }, index) =>
    wrong ? [`number ${index + 1}, '${rule}', for its '${wrong}'${why ? ` (${why})` : ''}`] : [],
  );
  if (!wrong.length) return '';
  const host = `<${tag} id="${id}">`;
  return rules[0]!.wrong === 'rules'
    ? `${host} has rules that are no list in JSON, so it never opens by itself. Write them as [{"rule":"page-load","amount":3}].`
    : `${host} has rules that cannot be read: ${wrong.join('; ')}. These never open it. ` +
        'Correct them; what `(await wake(popup)).explain()` resolves with says how, with wake from loader.js.';
}
