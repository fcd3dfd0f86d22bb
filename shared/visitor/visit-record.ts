/** A page view later than this after the previous one, in milliseconds, begins a session. Spec 9. */
const SESSION_WINDOW = 21_600_000;

/** The stored record of a visitor. Times are milliseconds since 1970. Spec 3. */
export interface VisitRecord {
  /** Page views ever, and in this session. */
  views: number;
  viewsInSession: number;
  sessions: number;
  /** The first page view, and the latest. */
  firstVisit: number;
  lastVisit: number;
  /** Names of the conditional popups shown ever, and in this session. */
  popupsShownEver: readonly string[];
  popupsShownInSession: readonly string[];
}

/**
 * Counts one page view. Views within the session window, its end included, belong to one session.
 * Setting the clock back ends no session, and leaves no visit in the future.
 */
export function countView(before: VisitRecord | undefined, now: number): VisitRecord {
  const isSameSession = before !== undefined && now - before.lastVisit <= SESSION_WINDOW;
  return {
    views: (before?.views ?? 0) + 1,
    viewsInSession: (isSameSession ? before.viewsInSession : 0) + 1,
    sessions: (before?.sessions ?? 0) + (isSameSession ? 0 : 1),
    firstVisit: Math.min(before?.firstVisit ?? now, now),
    lastVisit: now,
    popupsShownEver: before?.popupsShownEver ?? [],
    popupsShownInSession: isSameSession ? before.popupsShownInSession : [],
  };
}

/** Adds a shown popup, unless it is already listed. */
export const withPopup = (record: VisitRecord, name: string): VisitRecord => ({
  ...record,
  popupsShownEver: withOne(record.popupsShownEver, name),
  popupsShownInSession: withOne(record.popupsShownInSession, name),
});

const withOne = (list: readonly string[], name: string) =>
  list.includes(name) ? list : [...list, name];

/** Parses a record from storage, which any script may have changed; undefined if invalid. */
export function parseRecord(text: string | null): VisitRecord | undefined {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
  return isRecord(found) ? found : undefined;
}

function isRecord(found: unknown): found is VisitRecord {
  if (typeof found !== 'object' || found === null) return false;
  const it = found as { [K in keyof VisitRecord]?: unknown };
  return (
    isCount(it.views) &&
    isCount(it.viewsInSession) &&
    isCount(it.sessions) &&
    Math.max(it.viewsInSession, it.sessions) <= it.views &&
    Number.isFinite(it.firstVisit) &&
    Number.isFinite(it.lastVisit) &&
    (it.firstVisit as number) <= (it.lastVisit as number) &&
    isList(it.popupsShownEver) &&
    isList(it.popupsShownInSession)
  );
}

/** A positive integer that can still be incremented safely. */
const isCount = (it: unknown): it is number =>
  Number.isSafeInteger(it) && (it as number) > 0 && (it as number) < Number.MAX_SAFE_INTEGER;

const isList = (it: unknown) =>
  Array.isArray(it) && it.every((name: unknown) => typeof name === 'string');
