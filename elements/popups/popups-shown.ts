import { pageSlot } from '../../shared/foundation/slot';
import { markPopupShown } from '../../shared/visitor/visit';

const shownSlot = pageSlot<string[]>('popups-shown.1');

/** Names of the popups that were shown in this page view. */
export const shownOnPage = (): string[] => (shownSlot.value ??= []);

/** Adds a popup to those that were shown: in this page view, in this session and ever. */
export function recordShown(name: string) {
  if (!shownOnPage().includes(name)) shownOnPage().push(name);
  markPopupShown(name);
}
