import { useEffect } from 'react';
import { answeredInside } from '../../shared/browser/answered-inside';
import { announceAnchors } from '../../shared/browser/links/announce-anchors';
import { elementAt } from '../../shared/browser/links/fragment';
import { subscribe } from '../../shared/bus/bus';
import { LEFT } from '../../shared/element/signals';
import { useLatest } from '../../shared/react/hooks/use-latest';

interface LightDismiss {
  /** The visitor has pressed on, or moved the focus to, something else in the page. */
  left: () => void;
  /** Escape was pressed, inside or outside; returns whether that has closed anything. */
  escaped: (isInside: boolean) => boolean;
}

/** Tells an element when to close the content it has opened over the page. */
export function useLightDismiss(host: HTMLElement, listeners: LightDismiss) {
  const latest = useLatest(listeners);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const page = host.ownerDocument;
    const isInside = (event: Event) => event.composedPath().includes(host);
    page.addEventListener('pointerdown', (it) => isInside(it) || latest.current.left(), { signal });
    host.addEventListener(LEFT, () => latest.current.left(), { signal });
    // A panel could cover the place that a link in it leads to.
    announceAnchors();
    const stop = subscribe('anchor.started', (_, id) => {
      if (!host.contains(elementAt(id) ?? null)) latest.current.left();
    });
    // Else going back would show the page with the panel still open.
    addEventListener('pagehide', () => latest.current.left(), { signal });
    host.addEventListener(
      'focusout',
      ({ relatedTarget: next }) => {
        if (next && !host.contains(next as Node)) latest.current.left();
      },
      { signal },
    );
    const onKey = (event: KeyboardEvent, inside = false) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      // What is asleep in it has closed first.
      if (inside && event.isTrusted && answeredInside(host, event)) return;
      if (latest.current.escaped(inside)) event.preventDefault();
    };
    // A popup around it sees the key as handled. Keys that are repeated at waking end at the shadow root.
    const inner = host.shadowRoot!;
    inner.addEventListener('keydown', (it) => onKey(it as KeyboardEvent, true), { signal });
    // A panel opened by hover must close even if the focus is elsewhere (WCAG 1.4.13), and before a
    // dialog around both does.
    page.addEventListener('keydown', (it) => isInside(it) || onKey(it), { capture: true, signal });
    return () => {
      stop();
      listening.abort();
    };
  }, [host]);
}
