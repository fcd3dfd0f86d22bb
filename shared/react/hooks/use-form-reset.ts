import { useEffect } from 'react';
import { useLatest } from './use-latest';

/** Calls back after the reset of a form that contains the host, or that owns a control inside it. */
export function useFormReset(host: HTMLElement, onReset: () => void) {
  const latest = useLatest(onReset);
  useEffect(() => {
    const pending = new Set<number>();
    const listen = (event: Event) => {
      const form = event.target as HTMLFormElement;
      // Uses no member of the form's own, which a field of that name would hide.
      const controls = host.querySelectorAll<HTMLInputElement>('input, select, textarea, button');
      const isOurs =
        Node.prototype.contains.call(form, host) || [...controls].some((it) => it.form === form);
      if (!isOurs) return;
      // The event is dispatched before the reset, and a listener may still prevent it.
      const task = window.setTimeout(() => {
        pending.delete(task);
        if (!event.defaultPrevented) latest.current();
      });
      pending.add(task);
    };
    document.addEventListener('reset', listen);
    return () => {
      document.removeEventListener('reset', listen);
      for (const task of pending) clearTimeout(task);
    };
  }, [host]);
}
