// What a popup that is awake needs now and then: fetched when it does, so that the others are small.

import { markShown } from '../../shared/page/popups-shown';
import { type Explanation, explain } from './explain';
import type { Facts } from './facts';
import { readRules } from './read-rules';
import type { Match } from './rule';
import { factsOf, runRules } from './run-rules';
import { rememberedName } from './trigger-once';

export { stopMedia } from '../../shared/page/stop-media';
export { staysClosed } from './trigger-once';

/** Runs the rules of a popup that is awake; see run-rules. */
export const runAwake = (
  host: HTMLElement,
  rules: unknown,
  match: Match,
  open: () => void,
): (() => void) => runRules(host, readRules(rules), match, open);

/** Why its rules would open a popup now, or would not; `suppose` stands in for facts of the page. */
export const explainNow = (
  host: HTMLElement,
  rules: unknown,
  match: Match,
  suppose?: Partial<Facts>,
): Explanation => explain(readRules(rules), match, { ...factsOf(host), ...suppose });

/** Remembers that a popup was shown, if it has a name. */
export function rememberShown(host: Element) {
  const name = rememberedName(host);
  if (name) markShown(name);
}
