import { pageSlot } from '../foundation/slot';
import { recall, remember } from '../browser/storage';
import { countView, parseRecord, type VisitRecord, withPopup } from './visit-record';

/** The visitor data that rules and page scripts can read. */
export interface Visit extends Omit<VisitRecord, 'lastVisit'> {
  /** The previous page view, in milliseconds since 1970; null if there was none. */
  lastVisit: number | null;
}

interface Counted {
  /** The record when this view was counted, plus the popups this page has shown since. */
  record: VisitRecord;
  lastVisit: number | null;
}

const KEY = 'wb-visit';
/** Filled once per page, so that a view is counted only once. */
const countedSlot = pageSlot<Counted>('visit.1');

const stored = () => parseRecord(recall(KEY));

/**
 * The visitor's record after this page view, which the first call counts; a page restored from the
 * back-forward cache is the same view. Counts and times do not change when other tabs count views;
 * popups shown in other tabs are included. `lastVisit` is the view before this one. Spec 3.
 *
 * @param now milliseconds since 1970
 */
export function readVisit(now = Date.now()): Visit {
  const { record, lastVisit } = (countedSlot.value ??= countThisView(now));
  const { popupsShownEver, popupsShownInSession } = stored() ?? record;
  return { ...record, lastVisit, popupsShownEver, popupsShownInSession };
}

/** Records that a conditional popup was shown, ever and in this session. */
export function markPopupShown(name: string, now = Date.now()) {
  const counted = (countedSlot.value ??= countThisView(now));
  // Another tab may have written since, so this adds to the stored record, not to this page's copy.
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
