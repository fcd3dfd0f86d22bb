import type { Control } from './controls';

/** Marks the radio buttons without an available variant; they can still be chosen. */
export function markUnavailable(controls: Control[], open: Set<string>, soldOut: string) {
  for (const control of controls) {
    if (control instanceof HTMLSelectElement) continue;
    const isOpen = open.has(control.value);
    control.closest('label')?.toggleAttribute('data-wb-unavailable', !isOpen);
    if (isOpen) control.removeAttribute('aria-description');
    else control.setAttribute('aria-description', soldOut);
  }
}
