import { setDue } from './due-opening';
import { readAll } from './read-all';
import { isRunning, runRules } from './run-rules';

/** Runs the rules of a sleeping popup, and wakes it when they open it. */
export async function runAsleep(host: HTMLElement, rules: string, wake: () => void) {
  const read = await readAll(rules);
  // The popup may have woken, or left the page, while this was loading.
  if (isRunning(host) || !host.isConnected) return;
  // The awake element reads the attribute itself and warns; a second warning would be too much.
  if (read[0]?.wrong === 'rules') return wake();
  const match = host.getAttribute('match') === 'any' ? 'any' : 'all';
  runRules(host, read, match, () => {
    // One that its visitor has open needs no opening, nor once more when it was closed.
    if (!host.shadowRoot?.querySelector('dialog[open]')) setDue(host);
    wake();
  });
}
