import { useEffect } from 'react';
import { useLatest } from './use-latest';

/** Calls back after the form that holds the host, or a control inside it, has been reset. */
export function useFormReset(host: HTMLElement, answer: () => void) {
  const latest = useLatest(answer);
  useEffect(() => {
    const pending = new Set<number>();
    const onReset = (event: Event) => {
      const form = event.target as HTMLFormElement;
      const isOurs = form.contains(host) || [...form.elements].some((it) => host.contains(it));
      if (!isOurs) return;
      // The event comes before the reset itself, which a listener may still prevent.
      const task = window.setTimeout(() => {
        pending.delete(task);
        if (!event.defaultPrevented) latest.current();
      });
      pending.add(task);
    };
    document.addEventListener('reset', onReset);
    return () => {
      document.removeEventListener('reset', onReset);
      for (const task of pending) clearTimeout(task);
    };
  }, [host]);
}
