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
    const told = given && 'value' in given ? given.value : [];
    const items = src ? told : itemsIn(host).map(readItem);
    for (const message of new Set(items.flatMap(faultsOf))) page.warn(message, message);
  };

function faultsOf({ start, end, zone, rule, dates, except, moved }: Item): string[] {
  const others = [...(dates ?? []), ...(except ?? []), ...Object.entries(moved ?? {}).flat()];
  const first = readTime(start ?? '');
  const cannotRepeat = rule && first && !repeat(rule, start!.trim(), first.date, first.date);
  return [
    ...[start, end, ...others].flatMap((it) => (it?.trim() && !readTime(it) ? notATime(it) : [])),
    ...(zone && !clockIn(zone, 0) ? [notAZone(zone)] : []),
    ...(cannotRepeat ? [notARule(rule)] : []),
  ];
}
