import type { Sleeper } from '../../element/signals';
import { isAsleep, wakeQuietly } from './sleepers';

/** When the visitor has pressed Escape last, as events count time. */
let escaped = 0;

/** Keeps when Escape was pressed, which calls off what is under way. */
export function keepEscape(event: Event) {
  if ((event as KeyboardEvent).key === 'Escape') escaped = event.timeStamp;
}

/** Wakes an element for what a visitor has clicked, and then acts, unless Escape was pressed meanwhile. */
export async function wakeFor(
  host: Sleeper,
  { timeStamp }: Event,
  act: (isAwake: boolean) => void,
) {
  await wakeQuietly(host);
  if (escaped < timeStamp) act(!isAsleep(host));
}
