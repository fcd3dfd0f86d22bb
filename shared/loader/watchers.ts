import type { Sleeper } from '../element/signals';
import { loadModule } from './chunks';
import { isAsleep, rouse } from './sleepers';

/**
 * What a module `<name>.watch.ts` exports as `watch`: decides without a touch, without React, when
 * its element must wake. Called once for each sleeping element, at idle. `wake` wakes another host
 * of the tag when it is given one, so that a watcher of many need not keep a function for each.
 */
export type Watch = (host: HTMLElement, wake: (other?: HTMLElement) => void) => void;

const modules = new Map<string, Promise<Record<string, unknown>>>();

/** Hands one sleeping element to its watcher. */
export async function watchOver(host: Sleeper, chunk: string) {
  const watcher = (await moduleOf(chunk))?.watch as Watch | undefined;
  if (!watcher || !isAsleep(host) || !host.isConnected) return;
  try {
    watcher(host, (other = host) => rouse(other as Sleeper));
  } catch (error) {
    reportError(error);
  }
}

/** One module for all of a tag; one that cannot be had is reported once, and tried again later. */
async function moduleOf(chunk: string) {
  let job = modules.get(chunk);
  try {
    if (!job) modules.set(chunk, (job = loadModule(chunk)));
    return await job;
  } catch (error) {
    if (modules.delete(chunk)) reportError(error);
    return undefined;
  }
}
