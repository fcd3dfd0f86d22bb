import { useEffect } from 'react';
import { Timer } from '../../../shared/browser/timer';
import { useLatest } from '../../../shared/react/hooks/use-latest';
import { takeDue } from '../due-opening';
import type { Match } from '../rule';

/**
 * Opens a popup when its rules say so: at once if they have woken it, and from then on by running
 * them itself. Their engine is fetched only if there are rules.
 */
export function useRules(host: HTMLElement, rules: unknown, match: Match, open: () => void) {
  const latest = useLatest(open);
  useEffect(() => {
    const openDue = () => takeDue(host) && latest.current();
    const timer = new Timer();
    // What the visitor did before is repeated first, such as closing it.
    timer.start(0, openDue);
    if (Array.isArray(rules) && !rules.length) return timer.stop;
    let isWanted = true;
    let stop = () => {};
    import('../awake-popup')
      .then(async ({ readAll, runRules }) => {
        const read = await readAll(rules);
        if (!isWanted) return;
        stop = runRules(host, read, match, () => latest.current());
        // The watcher, which this replaces, may have made it due while the engine was loading.
        openDue();
      })
      .catch(reportError);
    return () => {
      isWanted = false;
      timer.stop();
      stop();
    };
  }, [host, textOf(rules), match]);
}

/** Equal for equal rules, which are parsed again at each render. */
function textOf(rules: unknown) {
  try {
    return JSON.stringify(rules);
  } catch {
    return 'no JSON';
  }
}
