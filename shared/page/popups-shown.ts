/** What popups may know of a visitor. Moments are milliseconds since 1970. */
export interface Visit {
  views: number;
  sessions: number;
  firstVisit: number | null;
  lastVisit: number | null;
  popupsShownEver: readonly string[];
  popupsShownInSession: readonly string[];
}

const KEY = 'wb-popups-shown';
const ON_PAGE = Symbol.for('wb.popups-shown.1');
const page = globalThis as { [ON_PAGE]?: string[] };

/** Names of the popups that were shown in this page view, by whatever file knows of them. */
export const shownOnPage = (): string[] => (page[ON_PAGE] ??= []);

/** The visitor's record, as far as a single page view knows it. */
export function readVisit(): Visit {
  const shown = shownOnPage();
  return {
    views: 1,
    sessions: 1,
    firstVisit: Date.now(),
    lastVisit: null,
    popupsShownEver: [...new Set([...stored(), ...shown])],
    popupsShownInSession: shown,
  };
}

/** Adds a popup to those that were shown; it is remembered where storage is not blocked or full. */
export function markPopupShown(name: string) {
  if (!shownOnPage().includes(name)) shownOnPage().push(name);
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...stored(), name])]));
  } catch {
    // The page itself knows it still.
  }
}

function stored(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((it) => typeof it === 'string') : [];
  } catch {
    return [];
  }
}
