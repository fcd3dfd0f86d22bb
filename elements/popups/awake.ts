// What a popup that is awake needs now and then: fetched when it does, so that the others are small.

import { warn } from '../../shared/dev/warn';
import * as shown from '../../shared/page/popups-shown';
import { type Explanation, explain } from './explain';
import { nameOf } from './once';
import { readRules } from './read-rules';
import type { Match } from './rule';
import { factsOf, runRules } from './run-rules';

/** Runs the rules of a popup that is awake; see run-rules. */
export const runAwake = (
  host: HTMLElement,
  rules: unknown,
  match: Match,
  open: () => void,
): (() => void) => runRules(host, readRules(rules), match, open);

/** Why its rules would open a popup now, or would not. */
export const explainNow = (host: HTMLElement, rules: unknown, match: Match): Explanation =>
  explain(readRules(rules), match, factsOf(host));

export { isOver } from './once';
export { stopMedia } from './stop-media';

/** Remembers that a popup was shown, if it has a name. */
export function markShown(host: Element) {
  const name = nameOf(host);
  if (name) shown.markShown(name);
}

/** Two popups with one id: only the first can be named. */
export function warnOfTwo({ localName, id }: Element) {
  const message =
    `<${localName} id="${id}"> is not the only element with this id, so what names it opens the first of them alone. ` +
    'Give each popup an id of its own.';
  warn(message, message);
}
