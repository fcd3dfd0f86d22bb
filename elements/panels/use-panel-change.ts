import { useEffect, useRef } from 'react';
import { sectionsIn } from './sections';
import { tellChange } from './tell-change';

/** Announces on the bus when another section comes into view, and stops media in the previous one. */
export function usePanelChange(host: HTMLElement, active: number) {
  const before = useRef<Element>(undefined);
  useEffect(() => {
    const [hidden, shown] = [before.current, sectionsIn(host)[active - 1]];
    before.current = shown;
    if (!hidden || hidden === shown) return;
    const [inView, gone] = [shown, hidden].map((it) => (it?.parentElement === host ? [it] : []));
    tellChange(host, inView!, gone!);
  });
}
