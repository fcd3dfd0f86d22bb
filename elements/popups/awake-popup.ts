// Code that an awake popup needs only at times: fetched on demand, so that the other files stay
// small.

import { recordShown } from './popups-shown';
import { type Explanation, explain } from './explain';
import type { Facts } from './facts';
import { readAll } from './read-all';
import type { Match } from './rule';
import { factsOf } from './run-rules';
import { rememberedName } from './trigger-once';

export { readAll } from './read-all';
export { runRules } from './run-rules';
export { staysClosed } from './trigger-once';

/** Explains why the rules would open a popup now, or would not; `suppose` replaces facts of the page. */
export const explainNow = async (
  host: HTMLElement,
  rules: unknown,
  match: Match,
  suppose?: Partial<Facts>,
): Promise<Explanation> => explain(await readAll(rules), match, { ...factsOf(host), ...suppose });

/** Remembers that a popup was shown, if it has a name. */
export function rememberShown(host: Element) {
  const name = rememberedName(host);
  if (name) recordShown(name);
}
