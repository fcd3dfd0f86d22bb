import type { RefObject } from 'react';
import { useNative } from '../../shared/react/hooks/use-native';
import type { Control } from '../../shared/browser/fields/field-error';
import { formControls } from '../../shared/browser/fields/form-controls';
import { clearErrors } from './form-fields';

/**
 * Removes the error beside a field that is being corrected; for a password also those beside the
 * form's other passwords, since it may be the one that did not match.
 */
export function useCorrections(slot: RefObject<HTMLElement | null>) {
  useNative(slot, 'input', (event) => {
    const control = event.target as Control;
    clearErrors([control]);
    if (!control.name.startsWith('password') || !control.form) return;
    const isFilledPassword = ({ name, value }: Control) => name.startsWith('password') && value;
    clearErrors(formControls(control.form).filter(isFilledPassword));
  });
}
