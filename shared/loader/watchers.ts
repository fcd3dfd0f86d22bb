import type { Sleeper } from '../element/signals';
import { loadModule } from './chunks';
import { isAsleep, rouse } from './sleepers';

/**
 * What a module `<name>.watch.ts` exports as `watch`: decides without a touch, without React, when
 * its element must wake. Called once for each sleeping element, at idle.
 */
export type Watch = (host: HTMLElement, wake: () => void) => void;

/** Hands one sleeping element to its watcher. */
export async function watchOver(host: Sleeper, chunk: string) {
  try {
    const { watch } = await loadModule(chunk);
    if (isAsleep(host) && host.isConnected) (watch as Watch)(host, () => rouse(host));
  } catch (error) {
    reportError(error);
  }
}
