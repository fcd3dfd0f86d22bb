import { useEffect, useState } from 'react';

/** Pixels by which browsers round. */
const ROUNDING = 2;

/** Whether the items of a slider are at their first or at their last; both where all are in view. */
export function useScrollEnds(host: HTMLElement) {
  const [ends, setEnds] = useState({ first: true, last: false });
  useEffect(() => {
    const root = host.shadowRoot!;
    const look = () => {
      const items = root.querySelector('.items');
      if (!items) return;
      const at = Math.abs(items.scrollLeft);
      const first = at <= ROUNDING;
      const last = at + items.clientWidth >= items.scrollWidth - ROUNDING;
      setEnds((it) => (it.first === first && it.last === last ? it : { first, last }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(host);
    // Scrolling does not bubble.
    root.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      root.removeEventListener('scroll', look, { capture: true });
    };
  }, [host]);
  return ends;
}
