import { warn } from '../../shared/dev/warn';
import type { Rule } from './rule';

const tagOf = ({ localName, id }: Element) => `<${localName} id="${id}">`;

/** What the developer is told of rules that cannot be read; empty when all can. */
export function unreadableRules(host: Element, rules: Rule[]): string {
  const wrong = rules.flatMap(({ rule, wrong: field }, index) =>
    field ? [`number ${index + 1}, '${rule}', for its '${field}'`] : [],
  );
  if (!wrong.length) return '';
  return rules[0]!.wrong === 'rules'
    ? `${tagOf(host)} has rules that are no list in JSON, so it never opens by itself. Write them as [{"rule":"page-load","amount":3}].`
    : `${tagOf(host)} has rules that cannot be read: ${wrong.join('; ')}. These never open it. ` +
        'Correct them; what its method explain() returns says how.';
}

/** Tells the developer of a rule that waits for an element which is not there. */
export function warnOfTarget(host: Element, selector: string) {
  warn(
    `popup-target ${selector}`,
    `${tagOf(host)} waits for '${selector}' to come into view, but no element of the page fits it, so this never happens. ` +
      'Correct the selector in its rules, for example "#prices".',
  );
}
