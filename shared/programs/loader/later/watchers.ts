import { ROOT_ATTRIBUTE } from '../../../content/drawn';
import type { Sleeper } from '../../../element/signals';
import { whenIdle } from '../idle';
import type { Watch } from '../watch';
import type { LoaderParts } from './loader-parts';

/** The file with the watchers of all elements; the build fills it in. */
declare const ALL_WATCHERS: string;

/** Where more kinds of elements come at once, the file with all watchers costs less than one for each. */
const FEW = 5;
/** Milliseconds for which watchers may take hosts over before others have a turn. */
const SLICE = 5;

/** The watchers of a page's tags, each loaded once. */
export class Watchers {
  #loader: LoaderParts;
  #modules = new Map<string, Promise<Watch>>();
  /** Also those whose watcher could not be loaded, which are tried again with the next that comes. */
  #waiting = new Map<string, Sleeper[]>();
  /** The idle callback that passes them, if one is due. */
  #due: unknown;

  constructor(loader: LoaderParts) {
    this.#loader = loader;
  }

  /** Passes a sleeping element to the watcher of its tag, when the browser is idle. */
  watchOver(host: Sleeper) {
    this.#keep(host);
    if (!this.#due) this.#due = whenIdle(() => this.#passAll());
  }

  #keep(host: Sleeper) {
    const { localName } = host;
    if (!this.#waiting.get(localName)?.push(host)) this.#waiting.set(localName, [host]);
  }

  #passAll() {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    this.#due = 0;
    for (const [tag, hosts] of waiting)
      this.#watchOf(tag, waiting.length > FEW).then(
        (watch) => this.#pass(watch, hosts),
        (error: unknown) => {
          const { failureOf, reportOnce } = this.#loader;
          reportOnce(hosts[0]!, failureOf(hosts[0]!, error));
          for (const host of hosts) this.#keep(host);
        },
      );
  }

  #pass(watch: Watch, hosts: Sleeper[]) {
    const { isAsleep, wakeQuietly } = this.#loader;
    const end = performance.now() + SLICE;
    for (let host = hosts.shift(); host; host = hosts.shift()) {
      if (isAsleep(host) && host.isConnected && !hasOwnShadow(host))
        try {
          watch(host, (other = host) => wakeQuietly(other as Sleeper));
        } catch (error) {
          reportError(error);
        }
      if (performance.now() > end) return void whenIdle(() => this.#pass(watch, hosts));
    }
  }

  /** A failure is not kept: the next element of the tag tries again. */
  #watchOf(tag: string, isOneOfMany: boolean) {
    let job = this.#modules.get(tag);
    if (!job) {
      job = this.#load(tag, isOneOfMany);
      job.catch(() => this.#modules.delete(tag));
      this.#modules.set(tag, job);
    }
    return job;
  }

  #load(tag: string, isOneOfMany: boolean) {
    const { elements, loadModule } = this.#loader;
    const ofItsOwn = () => loadModule(elements[tag]!.watch!).then((it) => it['watch'] as Watch);
    if (!isOneOfMany) return ofItsOwn();
    return loadModule(ALL_WATCHERS).then((it) => it[tag.slice(3)] as Watch, ofItsOwn);
  }
}

/** Whether an element has a shadow root of its author's, which the publish step leaves alone too. */
const hasOwnShadow = ({ shadowRoot }: Sleeper) =>
  shadowRoot !== null && !shadowRoot.querySelector(`[${ROOT_ATTRIBUTE}]`);
