import type { Page } from '../../shared/content/page';
import { propertyIn } from '../../shared/foundation/json-object';

/** The month of the page's own clock, as 2026-11; empty where it tells none. */
export function presentMonth(page: Page): string {
  const now = page
    .data('page')
    .map((it) => propertyIn(it, 'now'))
    .find(Boolean);
  const instant = typeof now === 'string' ? Date.parse(now) : Number(now ?? NaN);
  return Math.abs(instant) <= 8.64e15 ? new Date(instant).toISOString().slice(0, 7) : '';
}
