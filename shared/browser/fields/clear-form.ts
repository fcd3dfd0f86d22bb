import { dispatchChange } from './change-events';
import type { Control } from './field-error';
import { formControls, resetForm } from './form-controls';

/**
 * Clears a form after sending (spec 4): checks the first radio button of each name, unchecks
 * checkboxes, selects the first entry of single selects and none of multiple ones, and empties text
 * fields. Hidden fields, and what a visitor could not fill in again, keep their first value. Resets the
 * form first, so that elements around native controls follow, and fires the events of each control that
 * changed.
 */
export function clearForm(form: HTMLFormElement) {
  const before = new Map(formControls(form).map((it) => [it, stateOf(it)]));
  resetForm(form);
  const controls = formControls(form);
  // One that is chosen and switched off stays, and so do the others of its group.
  const fixed = controls.filter((it) => it.matches('[type=radio]:checked:disabled'));
  const seen = new Set(fixed.map(({ name }) => name));
  for (const control of controls) {
    if (control.matches(':disabled')) continue;
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
  // Range and colour inputs cannot be empty, so they keep their reset value.
  else if (!control.readOnly && !['hidden', 'range', 'color'].includes(control.type))
    control.value = '';
}

const stateOf = (control: Control) =>
  control instanceof HTMLSelectElement
    ? [...control.options].map(({ selected }) => Number(selected)).join('')
    : `${(control as HTMLInputElement).checked} ${control.value}`;
