import { useEffect } from 'react';
import { useLatest } from './use-latest';

/** Calls back after the form that holds the host, or a control inside it, has been reset. */
export function useFormReset(host: HTMLElement, answer: () => void) {
  const latest = useLatest(answer);
  useEffect(() => {
    const pending = new Set<number>();
    const onReset = (event: Event) => {
      const form = event.target as HTMLFormElement;
      // Not of the form: a field named `elements` hides its list of them.
      const controls = host.querySelectorAll<HTMLInputElement>('input, select, textarea, button');
      const isOurs = form.contains(host) || [...controls].some((it) => it.form === form);
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
