import { dispatchChange } from './change-events';
import type { Control } from './field-error';
import { controlsOf, resetForm } from './form-controls';

/**
 * Clears a form that was sent (spec 4): the first radio button of each name is checked, checkboxes are
 * unchecked, lists go to their first entry, and text fields are emptied. Hidden fields keep their value.
 * The form is reset first, which elements around native controls follow, and each control that
 * changed fires its events.
 */
export function clearForm(form: HTMLFormElement) {
  const before = new Map(controlsOf(form).map((it) => [it, stateOf(it)]));
  resetForm(form);
  const seen = new Set<string>();
  for (const control of controlsOf(form)) {
    if (control.type === 'radio') {
      (control as HTMLInputElement).checked = !seen.has(control.name);
      seen.add(control.name);
    } else clear(control);
  }
  for (const [control, state] of before) {
    if (stateOf(control) !== state) dispatchChange(control);
  }
}

function clear(control: Control) {
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = control.multiple ? -1 : 0;
  } else if (control.type === 'checkbox') (control as HTMLInputElement).checked = false;
  // A slider and a colour cannot be empty: they keep the value of the reset.
  else if (!['hidden', 'range', 'color'].includes(control.type)) control.value = '';
}

const stateOf = (control: Control) =>
  control instanceof HTMLSelectElement
    ? [...control.options].map(({ selected }) => Number(selected)).join('')
    : `${(control as HTMLInputElement).checked} ${control.value}`;
