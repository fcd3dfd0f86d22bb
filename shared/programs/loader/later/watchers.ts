import type { Sleeper } from '../../../element/signals';
import type { Watch } from '../watch';
import type { LoaderParts } from './loader-parts';

/** The watchers of a page's tags, each loaded once. */
export class Watchers {
  #loader: LoaderParts;
  #modules = new Map<string, Promise<Record<string, unknown>>>();

  constructor(loader: LoaderParts) {
    this.#loader = loader;
  }

  /** Passes one sleeping element to its watcher. */
  async watchOver(host: Sleeper, chunk: string) {
    const { isAsleep, wakeQuietly } = this.#loader;
    const watcher = (await this.#moduleOf(host, chunk))?.watch as Watch | undefined;
    if (!watcher || !isAsleep(host) || !host.isConnected) return;
    try {
      watcher(host, (other = host) => wakeQuietly(other as Sleeper));
    } catch (error) {
      reportError(error);
    }
  }

  /** Reports a failure, unless the tag's has been told, and tries again for the next element. */
  async #moduleOf(host: Sleeper, chunk: string) {
    const { loadModule, reportOnce } = this.#loader;
    let job = this.#modules.get(chunk);
    try {
      if (!job) this.#modules.set(chunk, (job = loadModule(chunk)));
      return await job;
    } catch (error) {
      if (this.#modules.delete(chunk)) reportOnce(host, failureOf(host, error));
      return undefined;
    }
  }
}

const failureOf = ({ localName }: Sleeper, cause: unknown) =>
  new Error(
    `<${localName}> could not wake: ${cause}. It works as without script. ` +
      'Serve its files beside the loader.',
    { cause },
  );
