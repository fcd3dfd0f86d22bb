import type { Control } from '../../../shared/browser/fields/field-error';

/** Moves the focus to a field; in a radio group to the checked one, as Tab does. */
export function goToField(controls: readonly Control[]) {
  const chosen = controls.find((it) => it.type === 'radio' && (it as HTMLInputElement).checked);
  (chosen ?? controls[0])?.focus();
}
