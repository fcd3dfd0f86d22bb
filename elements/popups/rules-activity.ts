import type { Happening, Wanted } from './activity';
import type { Rule } from './rule';

/** The kind of rule for each event. */
export const KINDS: Record<Happening, string> = {
  seconds: 'page-load',
  idle: 'inactivity',
  click: 'click',
  exit: 'exit-intent',
  'scroll-down': 'scroll-down',
  'scroll-up': 'scroll-up',
  target: 'scroll-to',
};

/** The activity that must be observed for these rules. */
export function activityFor(rules: Rule[]): Wanted {
  const of = (kind: string) => rules.filter((it) => it.rule === kind && !it.wrong);
  const amounts = (kind: string) => [...new Set(of(kind).map(({ amount }) => amount!))];
  return {
    seconds: amounts('page-load'),
    idleSeconds: amounts('inactivity'),
    clicks: of('click').length > 0,
    exit: of('exit-intent').length > 0,
    scroll: of('scroll-down').length + of('scroll-up').length > 0,
    targets: of('scroll-to').map(({ value }) => value!),
  };
}
