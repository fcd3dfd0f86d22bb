import type { RefObject } from 'react';
import { useNative } from '../../shared/hooks/use-native';
import type { Control } from '../../shared/page/field-error';
import { controlsOf } from '../../shared/page/form-controls';
import { clearErrors } from './form-fields';

/**
 * Takes away the error beside a field that is being corrected; with a password also those beside the
 * form's other passwords, since it may be the one that did not match.
 */
export function useCorrections(slot: RefObject<HTMLElement | null>) {
  useNative(slot, 'input', (event) => {
    const control = event.target as Control;
    clearErrors([control]);
    if (!control.name.startsWith('password') || !control.form) return;
    const isFilledPassword = ({ name, value }: Control) => name.startsWith('password') && value;
    clearErrors(controlsOf(control.form).filter(isFilledPassword));
  });
}
