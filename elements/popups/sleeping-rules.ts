import { setDue, takeDue } from './due-opening';
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
    const dialog = host.shadowRoot?.querySelector('dialog');
    if (!dialog?.open) setDue(host);
    // One that its visitor opens needs no opening, nor once more when it was closed.
    // Once its code is there, what the visitor did before is repeated, which is no opening since.
    const opening = new MutationObserver(() => host.matches(':defined') || takeDue(host));
    if (dialog) opening.observe(dialog, { attributeFilter: ['open'] });
    wake();
  });
}
