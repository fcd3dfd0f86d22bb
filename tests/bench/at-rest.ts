import { setTimeout as later } from 'node:timers/promises';
import type { Device } from './device';
import type { Stage, Work } from './lab';

/** At rest a page works for less than so many ms of this machine in a second: a countdown ticks. */
const QUIET = 10;
/** In seconds; after those, what goes on belongs to the page. */
const LONGEST = 20;

/** What a page has worked once nothing is fetched any more and what runs by itself is over. */
export async function atRest(
  { page, work }: Stage,
  { slower }: Pick<Device, 'slower'>,
): Promise<Work> {
  // A film that plays behind a section is fetched as long as it plays.
  await page.waitForNetworkIdle({ idleTime: 500, concurrency: 1 });
  let worked = await work();
  for (let seconds = 0, before = -Infinity; seconds < LONGEST; seconds += 1) {
    if (worked.all - before < QUIET * slower) break;
    before = worked.all;
    await later(1000);
    worked = await work();
  }
  return worked;
}
