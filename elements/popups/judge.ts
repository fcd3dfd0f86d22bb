import type { Facts } from './facts';
import type { Match, Reason, Role, Rule, Verdict } from './rule';
import { kindOf } from './rule-kinds';

/** The moment when the page has loaded, for rules that need no event. */
export const START = 'start';

/**
 * Whether a popup with these rules opens, and why (spec 4, conditional popups).
 *
 * `all`: any trigger opens it, when all conditions hold at that moment; without a trigger the page
 * load is one. `any`: any single rule opens it, but a device, a once-a-session or a negated
 * referrer rule that does not hold keeps it closed. Without rules nothing opens it, and a rule that is invalid or cannot be
 * evaluated never holds.
 *
 * @param moment the kind of event that is happening, or START; by default all that have happened
 */
export function judge(rules: Rule[], match: Match, facts: Facts, moment?: string): Verdict {
  const isNow = (kind: string) => !moment || match === 'any' || kind === moment;
  const reasons = rules.map((rule): Reason => {
    const answer = rule.wrong ? undefined : kindOf(rule.rule)![1](rule, facts);
    const holds = answer !== undefined && answer !== Boolean(rule.not);
    return { rule, role: roleOf(rule, match), holds };
  });
  const triggers = reasons.filter(({ role }) => role === 'trigger');
  const opens =
    reasons.every(({ role, holds }) => holds || role === 'trigger') &&
    (triggers.length
      ? triggers.some(({ rule, holds }) => holds && isNow(momentOf(rule)))
      : rules.length > 0 && isNow(START));
  return { opens, reasons };
}

/** When a trigger may open: at its own event, or when the page has loaded. */
const momentOf = ({ rule }: Rule) => (kindOf(rule)?.[2] === 'event' ? rule : START);

function roleOf({ rule, not }: Rule, match: Match): Role {
  const isVeto = rule === 'device' || rule === 'once-a-session' || (not && rule === 'referrer');
  if (match === 'any') return isVeto ? 'veto' : 'trigger';
  const trigger = kindOf(rule)?.[2];
  // A negated event is a condition, since its absence raises no event.
  return trigger === 'record' || (trigger && !not) ? 'trigger' : 'condition';
}
