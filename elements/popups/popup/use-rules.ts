import { useEffect } from 'react';
import { useLatest } from '../../../shared/hooks/use-latest';
import { takeDue } from '../due-opening';
import type { Match } from '../rule';

/**
 * Opens a popup when its rules say so: those that have woken it, and from now on its own. Their
 * engine is fetched only where there are rules.
 */
export function useRules(host: HTMLElement, rules: unknown, match: Match, open: () => void) {
  const latest = useLatest(open);
  useEffect(() => {
    const openDue = () => takeDue(host) && latest.current();
    openDue();
    if (Array.isArray(rules) && !rules.length) return undefined;
    let isWanted = true;
    let stop = () => {};
    import('../awake-popup')
      .then(async ({ readAll, runRules }) => {
        const read = await readAll(rules);
        if (!isWanted) return;
        stop = runRules(host, read, match, () => latest.current());
        // Its watcher, whose place this takes, may have seen it due while the engine came.
        openDue();
      })
      .catch(reportError);
    return () => {
      isWanted = false;
      stop();
    };
  }, [host, textOf(rules), match]);
}

/** Equal for equal rules, which are read anew at each drawing. */
function textOf(rules: unknown) {
  try {
    return JSON.stringify(rules);
  } catch {
    return 'no JSON';
  }
}
