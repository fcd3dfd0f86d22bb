import type { Sleeper } from '../../../element/signals';
import { type Early, earlyEvents, recorded } from '../early-events';
import type { LoaderParts } from './loader-parts';

/** Those of which the browser makes something by itself have been heard. */
const ONLY_HEARD_BY_SCRIPT = 'button[type=button]:not([popovertarget], [commandfor])';

/**
 * Presses of buttons whose element needs only its watcher to hear them, and did not have it yet: they
 * are repeated once it has. What other elements are touched with is kept until they are awake.
 */
export class MissedPresses {
  #loader: LoaderParts;
  /** The last press in each element. */
  #pressed = new Map<Sleeper, { event: Event; button: HTMLElement }>();
  #heard = new WeakSet<Sleeper>();

  /** @param hurry brings the watchers of elements that wait for them until the browser is idle */
  constructor(loader: LoaderParts, hurry: () => void) {
    this.#loader = loader;
    for (const early of earlyEvents()) this.#keep(early);
    recorded.wbq = {
      push: (early) => {
        if (this.#keep(early)) hurry();
      },
    };
  }

  /** Repeats what an element has missed, whose watcher hears it from now on. */
  repeatIn(host: Sleeper) {
    this.#heard.add(host);
    const press = this.#pressed.get(host);
    // A watcher may listen for all elements of its tag, also for those that have come since.
    if (press && !press.event.defaultPrevented) press.button.click();
    this.#pressed.delete(host);
  }

  #keep([event, path]: Early) {
    const button = path.find((it): it is HTMLElement => it instanceof HTMLButtonElement);
    const host = path.find((it) => this.#loader.isAsleep(it));
    if (event.type !== 'click' || !button?.matches(ONLY_HEARD_BY_SCRIPT) || !host) return false;
    if (button.getRootNode() !== host.shadowRoot || this.#loader.isTouchable(host)) return false;
    if (this.#heard.has(host)) return false;
    this.#pressed.set(host, { event, button });
    return true;
  }
}
