import { type Control, fieldErrorOf, setFieldError } from '../../shared/page/field-error';
import { SHOWN_PASSWORD } from './autofill';
import type { Field } from './checks';

/** A field with the control it was read from. */
export interface FormField extends Field {
  control: Control;
}

const CONTROLS = 'input, select, textarea';
const BUTTONS = new Set(['submit', 'button', 'reset', 'image']);

/** The controls of a form, asked of the host: a field named "elements" would hide the form's own list. */
export function controlsOf(host: HTMLElement, form: HTMLFormElement): Control[] {
  return controlsIn(host).filter((it) => it.form === form && !BUTTONS.has(it.type));
}

/** The controls of all forms in a host. */
export const controlsIn = (host: HTMLElement) => [...host.querySelectorAll<Control>(CONTROLS)];

/**
 * What a form would send, control by control.
 *
 * @param needs names that may not be empty whether or not their controls are required
 */
export const fieldsOf = (
  host: HTMLElement,
  form: HTMLFormElement,
  needs: readonly string[] = [],
): FormField[] =>
  controlsOf(host, form)
    .filter((control) => !control.matches(':disabled'))
    .map((control) => ({
      control,
      name: control.name,
      kind: control.hasAttribute(SHOWN_PASSWORD) ? 'password' : control.type,
      value: control.value,
      // What a visitor cannot see, nobody can ask of a visitor.
      isRequired: (control.required && control.type !== 'hidden') || needs.includes(control.name),
      isChecked: control instanceof HTMLInputElement && control.checked,
    }));

/** The first control that the browser finds fault with, such as an e-mail address that is none. */
export const firstInvalid = (controls: readonly Control[]): Control | undefined =>
  controls.find((it) => it.willValidate && !it.validity.valid);

/** Says beside the fields what is wrong with them, and moves the focus to the first. */
export function markFields(fields: readonly FormField[], text: string) {
  for (const { control, name } of fields) {
    const group = fields.filter((it) => control.type === 'radio' && it.name === name);
    setFieldError(group.length ? group.map((it) => it.control) : [control], text);
  }
  fields[0]?.control.focus();
}

/** Takes away all that is said beside the fields of some controls. */
export function unmark(controls: readonly Control[]) {
  for (const control of controls)
    if (fieldErrorOf(control) !== null) setFieldError([control], null);
}

/** Empties a form: back to what it was, and without what its author may have filled in. */
export function clearForm(host: HTMLElement, form: HTMLFormElement) {
  // A button named "reset" would hide the form's own method.
  HTMLFormElement.prototype.reset.call(form);
  for (const control of controlsOf(host, form)) {
    const isText = !['checkbox', 'radio', 'hidden'].includes(control.type);
    if (isText && !(control instanceof HTMLSelectElement)) control.value = '';
  }
}
