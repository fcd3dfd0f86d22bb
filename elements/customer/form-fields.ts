import { type Control, fieldErrorOf, setFieldError } from '../../shared/browser/fields/field-error';
import { formControls } from '../../shared/browser/fields/form-controls';
import { goToField } from '../../shared/browser/fields/go-to-field';
import { SHOWN_PASSWORD } from './autofill';
import type { Field } from './checks';

/** A field with the control it was read from. */
export interface FormField extends Field {
  control: Control;
}

/**
 * The fields of a form, one for each control that is not disabled.
 *
 * @param needs names of fields that may not be empty, whether or not their controls are required
 */
export const readFields = (form: HTMLFormElement, needs: readonly string[] = []): FormField[] =>
  formControls(form)
    .filter((control) => !control.matches(':disabled'))
    .map((control) => ({
      control,
      name: control.name,
      kind: control.hasAttribute(SHOWN_PASSWORD) ? 'password' : control.type,
      value: control.value,
      // A visitor cannot fill in a hidden field.
      isRequired: (control.required && control.type !== 'hidden') || needs.includes(control.name),
      isChecked: control instanceof HTMLInputElement && control.checked,
    }));

/** The first control that the browser finds invalid, such as a malformed e-mail address. */
export const firstInvalid = (controls: readonly Control[]): Control | undefined =>
  controls.find((it) => it.willValidate && !it.validity.valid);

/** Shows an error beside each of these fields, and the first of them, which gets the focus. */
export function showErrors(fields: readonly FormField[], text: string) {
  for (const { control, name } of fields) {
    const group = fields.filter((it) => control.type === 'radio' && it.name === name);
    setFieldError(group.length ? group.map((it) => it.control) : [control], text);
  }
  goToField(fields.slice(0, 1).map(({ control }) => control));
}

/** Removes the errors beside these controls. */
export function clearErrors(controls: readonly Control[]) {
  for (const control of controls)
    if (fieldErrorOf(control) !== null) setFieldError([control], null);
}
