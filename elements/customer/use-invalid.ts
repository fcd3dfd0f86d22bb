import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../shared/react/hooks/use-latest';
import type { Control } from '../../shared/browser/fields/field-error';
import { formControls } from '../../shared/browser/fields/form-controls';
import { firstInvalid } from './form-fields';

/**
 * Replaces the browser's validation bubble, which shows one field at a time in the browser's words;
 * also when the bubble appeared before this script was loaded.
 */
export function useInvalid(
  host: HTMLElement,
  slot: RefObject<HTMLElement | null>,
  onInvalid: (form: HTMLFormElement) => void,
) {
  const latest = useLatest(onInvalid);
  useEffect(() => {
    const node = slot.current;
    const listen = (event: Event) => {
      const control = event.target as Control;
      if (!control.form || event.defaultPrevented) return;
      event.preventDefault();
      // Each invalid field fires one event, in page order. The first is enough.
      if (firstInvalid(formControls(control.form)) === control) latest.current(control.form);
    };
    node?.addEventListener('invalid', listen, true);
    return () => node?.removeEventListener('invalid', listen, true);
  }, [slot]);

  useEffect(() => {
    const form = host.querySelector<HTMLInputElement>(':user-invalid:focus')?.form;
    // React cannot draw synchronously while effects run.
    if (form) queueMicrotask(() => host.isConnected && latest.current(form));
  }, [host]);
}
