import type { RefObject } from 'react';
import { useNative } from '../../shared/hooks/use-native';
import type { Control } from '../../shared/page/field-error';
import { controlsOf, unmark } from './form-fields';

/** A field that is being corrected is no longer called wrong; nor are passwords that did not fit it. */
export function useCorrections(host: HTMLElement, slot: RefObject<HTMLElement | null>) {
  useNative(slot, 'input', (event) => {
    const control = event.target as Control;
    unmark([control]);
    if (!control.name.startsWith('password') || !control.form) return;
    const others = controlsOf(host, control.form);
    unmark(others.filter(({ name, value }) => name.startsWith('password') && value !== ''));
  });
}
