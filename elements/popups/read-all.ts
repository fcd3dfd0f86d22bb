import { pageSlot } from '../../shared/page/slot';
import type { Pattern } from '../../shared/text/pattern';
import { readRules } from './read-rules';
import type { Rule } from './rule';

// The watcher and the component are different files, each with an engine of its own: what one of
// them has read, the other need not fetch an engine for.
const patternsRead = pageSlot<Map<string, Pattern | string>>('popup.patterns.1');

/** Reads rules as `readRules` does. The engine of their patterns is fetched only where there are any. */
export async function readAll(given: unknown): Promise<Rule[]> {
  const rules = readRules(given);
  const patterns = rules.flatMap(({ is, value }) => (is === 'regex' ? [value!] : []));
  if (!patterns.length) return rules;
  const read = (patternsRead.value ??= new Map());
  if (!patterns.every((it) => read.has(it))) {
    const { readPattern } = await import('../../shared/text/pattern');
    for (const it of patterns) read.set(it, readPattern(it));
  }
  return readRules(given, (it) => read.get(it)!);
}
