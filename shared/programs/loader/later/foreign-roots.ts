import { whenIdle } from '../idle';
import type { LoaderParts } from './loader-parts';

/**
 * Finds elements of the suite in open shadow roots of others: there they are planned, and their
 * drawings follow their content, as anywhere else in the page. A closed root cannot be found.
 */
export class ForeignRoots {
  #loader: LoaderParts;
  #plan: (root: ShadowRoot) => void;
  #tags: string;
  #tops = new Set<ParentNode>();
  #found = new WeakSet<ShadowRoot>();
  /** Names of other elements whose definition is waited for, since it may bring a root. */
  #awaited = new Set<string>();

  constructor(loader: LoaderParts, plan: (root: ShadowRoot) => void) {
    this.#loader = loader;
    this.#plan = plan;
    this.#tags = Object.keys(loader.elements).join() || 'wb-none';
  }

  /** Looks below a node at idle, together with all others that have come by then. */
  lookIn(top: ParentNode) {
    if (!this.#tops.size) whenIdle(() => this.#lookNow());
    this.#tops.add(top);
  }

  #lookNow() {
    const tops = [...this.#tops];
    this.#tops.clear();
    for (const top of tops) {
      if (top instanceof Element) this.#look(top);
      for (const node of top.querySelectorAll('*')) this.#look(node);
    }
  }

  #look(node: Element) {
    if (Object.hasOwn(this.#loader.elements, node.localName)) return;
    const { shadowRoot } = node;
    if (node.localName.includes('-')) this.#await(node.localName);
    if (!shadowRoot) return;
    if (!this.#found.has(shadowRoot) && shadowRoot.querySelector(this.#tags)) {
      this.#found.add(shadowRoot);
      this.#loader.observeAll(shadowRoot);
      this.#plan(shadowRoot);
    }
    this.lookIn(shadowRoot);
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
