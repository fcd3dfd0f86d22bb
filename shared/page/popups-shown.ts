import { markPopupShown } from './visit';

const ON_PAGE = Symbol.for('wb.popups-shown.1');
const page = globalThis as { [ON_PAGE]?: string[] };

/** Names of the popups that were shown in this page view, by whatever file knows of them. */
export const shownOnPage = (): string[] => (page[ON_PAGE] ??= []);

/** Adds a popup to those that were shown: in this page view, in this session and ever. */
export function markShown(name: string) {
  if (!shownOnPage().includes(name)) shownOnPage().push(name);
  markPopupShown(name);
}
