import { pageSlot } from '../../shared/foundation/slot';
import type { Pattern } from './pattern';
import { readRules } from './read-rules';
import type { Rule } from './rule';

// The watcher and the component are different files, each with its own engine: neither needs to
// fetch it for patterns that the other has read.
const patternsRead = pageSlot<Map<string, Pattern | string>>('popup.patterns.1');

/** Reads rules as `readRules` does. The engine of patterns is fetched only if there are any. */
export async function readAll(given: unknown): Promise<Rule[]> {
  const rules = readRules(given);
  const patterns = rules.flatMap(({ is, value }) => (is === 'regex' ? [value!] : []));
  if (!patterns.length) return rules;
  const read = (patternsRead.value ??= new Map());
  if (!patterns.every((it) => read.has(it))) {
    const { readPattern } = await import('./pattern');
    for (const it of patterns) read.set(it, readPattern(it));
  }
  return readRules(given, (it) => read.get(it)!);
}
