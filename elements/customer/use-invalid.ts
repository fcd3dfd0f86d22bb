import { type RefObject, useEffect } from 'react';
import type { Control } from '../../shared/page/field-error';
import { useLatest } from '../../shared/hooks/use-latest';
import { controlsOf, firstInvalid } from './form-fields';

/**
 * Answers in the browser's place when it keeps a form from being sent: its own bubble speaks the
 * browser's words, one field at a time. Also when it has done so before this script was here.
 */
export function useInvalid(
  host: HTMLElement,
  slot: RefObject<HTMLElement | null>,
  answer: (form: HTMLFormElement) => void,
) {
  const latest = useLatest(answer);
  useEffect(() => {
    const node = slot.current;
    const onInvalid = (event: Event) => {
      const control = event.target as Control;
      if (!control.form || event.defaultPrevented) return;
      event.preventDefault();
      // One event a field, in page order; one answer is enough.
      if (firstInvalid(controlsOf(host, control.form)) === control) latest.current(control.form);
    };
    node?.addEventListener('invalid', onInvalid, true);
    return () => node?.removeEventListener('invalid', onInvalid, true);
  }, [host, slot]);

  useEffect(() => {
    const form = host.querySelector<HTMLInputElement>(':user-invalid')?.form;
    // What is drawn at once cannot be while effects run.
    if (form) queueMicrotask(() => host.isConnected && latest.current(form));
  }, [host]);
}
