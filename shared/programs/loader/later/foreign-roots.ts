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
  /** Elements by names whose definition is waited for, since it may bring a root. */
  #awaited = new Map<string, WeakRef<Element>[]>();

  constructor(loader: LoaderParts, plan: (root: ShadowRoot) => void) {
    this.#loader = loader;
    this.#plan = plan;
    this.#tags = Object.keys(loader.elements).join() || 'wb-none';
  }

  lookIn(host: Element) {
    if (Object.hasOwn(this.#loader.elements, host.localName)) return;
    if (host.localName.includes('-')) this.#await(host);
    const { shadowRoot } = host;
    if (!shadowRoot) return;
    // Most components fill their root later than they make it.
    if (!this.#found.has(shadowRoot)) this.#loader.observeAll(shadowRoot);
    this.#found.add(shadowRoot);
    this.#plan(shadowRoot);
    this.#follow(shadowRoot);
    for (const node of shadowRoot.querySelectorAll('*')) this.lookIn(node);
  }

  /** Has drawings follow what changed before anybody observed it. */
  #follow(root: ShadowRoot) {
    const { isAsleep, wakeQuietly } = this.#loader;
    for (const host of root.querySelectorAll<Sleeper>(this.#tags))
      if (isAsleep(host) && !followContent(host, [], () => null)) wakeQuietly(host);
  }

  #await(host: Element) {
    const { localName: name } = host;
    if (customElements.get(name)) return;
    const others = this.#awaited.get(name);
    if (others) return void others.push(new WeakRef(host));
    this.#awaited.set(name, [new WeakRef(host)]);
    customElements
      .whenDefined(name)
      .then(() => {
        const hosts = this.#awaited.get(name)!.flatMap((it) => it.deref() ?? []);
        this.#awaited.delete(name);
        for (const it of hosts) this.lookIn(it);
      })
      .catch(reportError);
  }
}
