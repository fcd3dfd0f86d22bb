import { pageSlot } from './slot';
import { recall, remember } from './storage';
import { countView, parseRecord, type VisitRecord, withPopup } from './visit-record';

/** What rules and page scripts may know of a visitor. */
export interface Visit extends Omit<VisitRecord, 'lastVisit'> {
  /** The page view before this one, in milliseconds since 1970; null when there was none. */
  lastVisit: number | null;
}

interface Counted {
  /** As it stood when this view was counted, with what this page has added since. */
  record: VisitRecord;
  lastVisit: number | null;
}

const KEY = 'wb-visit';
/** Filled once a page, so that a view is counted once, whoever asks. */
const countedSlot = pageSlot<Counted>('visit.1');

const stored = () => parseRecord(recall(KEY));

/**
 * The visitor's record as it stands after this page view is counted, which the first call does; a
 * page shown again from the browser's back-forward cache is the same view. Counts and times stay
 * what they were then, though other tabs go on counting; popups shown there meanwhile are in it.
 * `lastVisit` is the one before this view. Spec 3.
 *
 * @param now milliseconds since 1970
 */
export function readVisit(now = Date.now()): Visit {
  const { record, lastVisit } = (countedSlot.value ??= countThisView(now));
  const { popupsShownEver, popupsShownInSession } = stored() ?? record;
  return { ...record, lastVisit, popupsShownEver, popupsShownInSession };
}

/** Adds a conditional popup to those that were shown, ever and in this session. */
export function markPopupShown(name: string, now = Date.now()) {
  const counted = (countedSlot.value ??= countThisView(now));
  // Another tab may have written since, so what is stored is added to, not what this page knows.
  const record = withPopup(stored() ?? counted.record, name);
  remember(KEY, JSON.stringify(record));
  counted.record = withPopup(counted.record, name);
}

function countThisView(now: number): Counted {
  const before = stored();
  const record = countView(before, now);
  remember(KEY, JSON.stringify(record));
  return { record, lastVisit: before ? Math.min(before.lastVisit, now) : null };
}
