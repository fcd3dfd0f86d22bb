import { revealFor } from '../reveal';
import type { Control } from './field-error';

/** Shows a field, and moves the focus to it; in a radio group to the checked one, as Tab does. */
export function goToField(controls: readonly Control[]) {
  const chosen = controls.find((it) => it.type === 'radio' && (it as HTMLInputElement).checked);
  const control = chosen ?? controls[0];
  if (!control) return;
  // What is inert, such as in a slide out of view, is visible, and takes no focus.
  if (!control.checkVisibility() || control.closest('[inert]')) revealFor(control);
  control.focus();
}
