import { pageSlot } from './slot';
import { markPopupShown } from './visit';

const shownSlot = pageSlot<string[]>('popups-shown.1');

/** Names of the popups that were shown in this page view. */
export const shownOnPage = (): string[] => (shownSlot.value ??= []);

/** Adds a popup to those that were shown: in this page view, in this session and ever. */
export function markShown(name: string) {
  if (!shownOnPage().includes(name)) shownOnPage().push(name);
  markPopupShown(name);
}
