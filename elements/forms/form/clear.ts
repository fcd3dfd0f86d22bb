import type { Control } from '../../../shared/page/field-error';
import { controlsOf, resetForm } from './form-members';

/**
 * Clears a form that was sent (spec 4): radio buttons go to the first of their name, checkboxes are
 * cleared, lists go to their first entry, everything a visitor types is emptied. What is hidden stays.
 * Each control that changed says so, and the form is reset first, which is what elements around
 * native controls follow.
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
    if (stateOf(control) === state) continue;
    control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function clear(control: Control) {
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = control.multiple ? -1 : 0;
  } else if (control.type === 'checkbox') (control as HTMLInputElement).checked = false;
  // A slider and a colour are never empty: they keep what the reset has given them.
  else if (!['hidden', 'range', 'color'].includes(control.type)) control.value = '';
}

const stateOf = (control: Control) =>
  control instanceof HTMLSelectElement
    ? [...control.options].map(({ selected }) => Number(selected)).join('')
    : `${(control as HTMLInputElement).checked} ${control.value}`;
