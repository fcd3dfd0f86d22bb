import { useEffect } from 'react';
import { useLatest } from '../../../shared/hooks/use-latest';
import { takeDue } from '../due';
import type { Match, Rule } from '../rule';
import { runRules } from '../run-rules';

/** Opens a popup when its rules say so: those that have woken it, and from now on its own. */
export function useRules(host: HTMLElement, rules: Rule[], match: Match, open: () => void) {
  const latest = useLatest(open);
  useEffect(
    () => runRules(host, rules, match, () => latest.current()),
    [host, JSON.stringify(rules), match],
  );
  useEffect(() => {
    if (takeDue(host)) latest.current();
  }, [host]);
}
