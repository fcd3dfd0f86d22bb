import type { Facts } from './facts';
import { judge } from './judge';
import type { Match, Role, Rule } from './rule';
import { factOf } from './rule-fact';
import { faultOf, sentenceFor } from './rule-sentence';

/** The explanation of one rule. */
export interface ExplainedRule {
  /** The rule as written, with defaults for missing fields. */
  rule: Rule;
  role: Role;
  holds: boolean;
  /** The fact that the rule was compared with. */
  found: unknown;
  sentence: string;
}

/** Why a popup opens by itself, or does not. */
export interface Explanation {
  opens: boolean;
  match: Match;
  sentence: string;
  reasons: ExplainedRule[];
}

/**
 * Why a popup with these rules would open or stay closed now, in data and in English. Triggers that
 * have happened before count as happening now.
 */
export function explain(rules: Rule[], match: Match, facts: Facts): Explanation {
  const { opens, reasons } = judge(rules, match, facts);
  return {
    opens,
    match,
    sentence: summary(rules, match, opens),
    reasons: reasons.map(({ rule, role, holds }) => ({
      rule: plain(rule),
      role,
      holds,
      found: factOf(rule, facts),
      sentence: sentenceOf(rule, role, holds, facts),
    })),
  };
}

/** A rule as plain data, which can be posted to another window. */
function plain(rule: Rule): Rule {
  const data = { ...rule };
  delete data.pattern;
  delete data.why;
  return data;
}

function summary({ length }: Rule[], match: Match, opens: boolean) {
  if (!length) return 'It has no rules, so only links, buttons and scripts open it.';
  if (opens) return match === 'any' ? 'One of its rules holds.' : 'All that it waits for holds.';
  return match === 'any'
    ? 'It stays closed: none of its rules holds, or one keeps it closed.'
    : 'It stays closed: no trigger has happened, or a condition does not hold.';
}

function sentenceOf(rule: Rule, role: Role, holds: boolean, facts: Facts) {
  if (rule.wrong) return `Cannot be read: ${faultOf(rule)}. So it never opens the popup.`;
  const is = holds ? 'Holds' : role === 'veto' ? 'Keeps it closed' : 'Does not hold';
  return `${is} (${role}): ${sentenceFor(rule)}. Found: ${JSON.stringify(factOf(rule, facts))}.`;
}
