import type { Light } from '../../shared/content/light';
import type { Page } from '../../shared/content/page';
import type { Shape } from '../../shared/contract/shape';
import { givenFeed } from './given-feed';
import { type Item, itemsIn, readItem } from './item';
import { notARule, notATime, notAZone } from './not-readable';
import { repeat } from './recurrence';
import { clockIn, readTime } from './wall-time';

/**
 * Checks the events of an element: warns the publisher of dates, zones and rules that cannot be read.
 *
 * @param shape of the data at `src`
 */
export const checkEvents =
  (shape: Shape<Item[]>) =>
  (host: Light, page: Page, { src }: { src: string }): void => {
    const given = givenFeed(page, src, shape);
    const items = src
      ? given && 'value' in given
        ? given.value
        : []
      : itemsIn(host).map(readItem);
    for (const message of new Set(items.flatMap(faultsOf))) page.warn(message, message);
  };

function faultsOf(item: Item): string[] {
  const { start, end, zone, rule, dates = [], except = [], moved = {} } = item;
  const times = [
    start,
    end,
    ...(dates ?? []),
    ...(except ?? []),
    ...Object.entries(moved ?? {}).flat(),
  ];
  const first = times[0] && readTime(times[0]);
  const isRule =
    !rule || !first || repeat(rule, start!.trim(), first.date, first.date) !== undefined;
  return [
    ...times.flatMap((it) => (it?.trim() && !readTime(it) ? [notATime(it)] : [])),
    ...(zone && !clockIn(zone, 0) ? [notAZone(zone)] : []),
    ...(isRule ? [] : [notARule(rule)]),
  ];
}
