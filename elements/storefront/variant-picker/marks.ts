import { writeAttribute } from '../../../shared/browser/html/authored';
import type { Patch } from '../../../shared/content/patch';
import type { Control } from './controls';

/** The attribute of a picker with its chosen value, for style sheets and page scripts (spec 3). */
export const CHOSEN = 'data-wb-chosen';

/** Says on a picker what is chosen at first; nothing where that is not known. */
export const markChosen = ({ host, chosen }: { host: object; chosen: string }) =>
  new Map<object, Patch>([[host, { attributes: { [CHOSEN]: chosen || false } }]]);

/** Marks the radio buttons without an available variant; they can still be chosen. */
export function markUnavailable(controls: Control[], open: Set<string>, soldOut: string) {
  for (const control of controls) {
    if (control instanceof HTMLSelectElement) continue;
    const isOpen = open.has(control.value);
    control.closest('label')?.toggleAttribute('data-wb-unavailable', !isOpen);
    writeAttribute(control, 'aria-description', isOpen ? null : soldOut);
  }
}
