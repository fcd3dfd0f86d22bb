import type { Sleeper } from '../../../element/signals';
import { followContent } from './follow-content';
import type { LoaderParts } from './loader-parts';

/**
 * Finds elements of the suite in the open shadow roots of other custom elements: there they are planned,
 * and their drawings follow their content, as anywhere else in the page. A closed root cannot be found.
 */
export class ForeignRoots {
  #loader: LoaderParts;
  #plan: (root: ShadowRoot) => void;
  #tags: string;
  #found = new WeakSet<ShadowRoot>();
  /** Names of elements whose definition is waited for, since it may bring a root. */
  #awaited = new Set<string>();

  constructor(loader: LoaderParts, plan: (root: ShadowRoot) => void) {
    this.#loader = loader;
    this.#plan = plan;
    this.#tags = Object.keys(loader.elements).join() || 'wb-none';
  }

  lookIn(host: Element) {
    if (Object.hasOwn(this.#loader.elements, host.localName)) return;
    if (host.localName.includes('-')) this.#await(host.localName);
    const { shadowRoot } = host;
    if (!shadowRoot) return;
    if (!this.#found.has(shadowRoot) && shadowRoot.querySelector(this.#tags)) {
      this.#found.add(shadowRoot);
      this.#loader.observeAll(shadowRoot);
      this.#plan(shadowRoot);
      this.#follow(shadowRoot);
    }
    for (const node of shadowRoot.querySelectorAll('*')) this.lookIn(node);
  }

  /** Has drawings follow what changed before anybody observed it. */
  #follow(root: ShadowRoot) {
    const { isAsleep, wakeQuietly } = this.#loader;
    for (const host of root.querySelectorAll<Sleeper>(this.#tags))
      if (isAsleep(host) && !followContent(host, [], () => null)) wakeQuietly(host);
  }

  #await(name: string) {
    if (this.#awaited.has(name) || customElements.get(name)) return;
    this.#awaited.add(name);
    customElements
      .whenDefined(name)
      .then(() => {
        for (const node of document.querySelectorAll(name)) this.lookIn(node);
      })
      .catch(reportError);
  }
}
