import type { Sleeper } from '../../element/signals';
import { loadModule } from './chunks';
import { isAsleep, wakeQuietly } from './sleepers';

/**
 * The `watch` export of a module `<name>.watch.ts`: decides, without interaction and without React, when
 * its element must wake. Called once for each sleeping element, at idle. `wake` can also wake another
 * host of the tag, so that a watcher of many hosts need not keep a function for each.
 */
export type Watch = (host: HTMLElement, wake: (other?: HTMLElement) => void) => void;

const modules = new Map<string, Promise<Record<string, unknown>>>();

/** Passes one sleeping element to its watcher. */
export async function watchOver(host: Sleeper, chunk: string) {
  const watcher = (await moduleOf(chunk))?.watch as Watch | undefined;
  if (!watcher || !isAsleep(host) || !host.isConnected) return;
  try {
    watcher(host, (other = host) => wakeQuietly(other as Sleeper));
  } catch (error) {
    reportError(error);
  }
}

/** Loads the watcher module once per tag; reports a failure once, and tries again later. */
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
