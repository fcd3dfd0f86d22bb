import { setDue } from './due-opening';
import { readAll } from './read-all';
import { isRunning, runRules } from './run-rules';

/** Runs the rules of a popup that sleeps, and wakes it when they say that it opens. */
export async function runAsleep(host: HTMLElement, rules: string, wake: () => void) {
  const read = await readAll(rules);
  // It may have woken, or left, while this came.
  if (isRunning(host) || !host.isConnected) return;
  // Whoever reads the attribute when it wakes says what is wrong with it; twice would be too much.
  if (read[0]?.wrong === 'rules') return wake();
  const match = host.getAttribute('match') === 'any' ? 'any' : 'all';
  runRules(host, read, match, () => {
    setDue(host);
    wake();
  });
}
