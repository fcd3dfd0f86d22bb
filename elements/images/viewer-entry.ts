import { propertyIn } from '../../shared/foundation/json-object';

/** On the state of an entry of the browser's history, so that a page that is loaded anew knows it as well. */
const MARK = 'wbViewer';

/** Whether the page is at an entry of the browser's history that a viewer has made. */
export const isViewerEntry = (): boolean => propertyIn(history.state, MARK) === true;

/** The page's address without a fragment; whole, since a `base` changes what a relative one means. */
export const pageAddress = (): string => location.href.replace(/#.*/, '');

/** Makes an entry for a viewer that a visitor opens, so that Back closes it and stays on the page. */
export function enterViewer(address: string) {
  // What the page keeps with its own entry, a router finds in this one too.
  const state = { ...history.state, [MARK]: true };
  write(isViewerEntry() ? 'replaceState' : 'pushState', state, address);
}

/** Changes the address of the present entry. */
export const writeAddress = (address: string) => write('replaceState', history.state, address);

/**
 * Gives the page its address back, and goes back where only the viewer lies between, so that the visitor's
 * next Back does something.
 *
 * @param address that of the page before
 * @param isNamed whether the present address names a picture of the viewer
 */
export function leaveViewer(address: string, isNamed: boolean) {
  const isBetween = isViewerEntry() || (isNamed && addressBefore() === address);
  // First, or to go back would change the fragment, which others on the page follow.
  if (isNamed) writeAddress(address);
  if (isBetween) history.back();
}

/** Opens a picture by itself where a viewer cannot be had: Back then leads to the page as it was. */
export const openInstead = (address: string): void =>
  location[isViewerEntry() ? 'replace' : 'assign'](address);

/** The address of the entry before, where that is this page; undefined also where a browser does not tell. */
function addressBefore() {
  const { navigation } = window as Partial<Window>;
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  return before?.sameDocument ? before.url : undefined;
}

/** Browsers refuse when it is asked too often, such as by a key that is held. */
function write(how: 'pushState' | 'replaceState', state: unknown, address: string) {
  try {
    history[how](state, '', address);
  } catch {
    // The next one is written.
  }
}
