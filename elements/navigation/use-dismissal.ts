import { useEffect } from 'react';
import { useLatest } from '../../shared/hooks/use-latest';

interface Dismissal {
  /** Something else of the page was touched, or has the focus now. */
  left: () => void;
  /** Escape was pressed, here or elsewhere; answers whether that has closed anything. */
  escaped: (isInside: boolean) => boolean;
}

/** Tells an element when what it has opened over the page is to be closed. */
export function useDismissal(host: HTMLElement, dismissal: Dismissal) {
  const latest = useLatest(dismissal);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const page = host.ownerDocument;
    const isInside = (event: Event) => event.composedPath().includes(host);
    page.addEventListener('pointerdown', (it) => isInside(it) || latest.current.left(), { signal });
    // Back finds the page as it was left.
    addEventListener('pagehide', () => latest.current.left(), { signal });
    host.addEventListener(
      'focusout',
      ({ relatedTarget: next }) => {
        if (next && !host.contains(next as Node)) latest.current.left();
      },
      { signal },
    );
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (latest.current.escaped(isInside(event))) event.preventDefault();
    };
    // From the inside out; a popup around it shall hear that this has been answered.
    host.addEventListener('keydown', onKey, { signal });
    // A panel that a mouse has opened must give way although the focus is elsewhere (WCAG 1.4.13),
    // and before a dialog around both does.
    page.addEventListener('keydown', (it) => isInside(it) || onKey(it), { capture: true, signal });
    return () => listening.abort();
  }, [host]);
}
