import type { Sleeper } from '../../../element/signals';
import type { SharingRoot } from '../../answers/share-styles';
import { whenIdle } from '../idle';
import { adoptDrawings } from './adopt-drawings';
import { customElementsIn } from './custom-elements';
import { dressDrawing } from './dress-drawing';
import type { ForeignRoots } from './foreign-roots';
import type { LoaderParts } from './loader-parts';
import { Watchers } from './watchers';

const NEAR = '300px';

/** Plans when to wake the elements of a page. Touches are handled in loader.ts. */
export class Plans {
  #loader: LoaderParts;
  #settings: DOMStringMap;
  #watchers: Watchers;
  #roots?: ForeignRoots;
  /** What has come since foreign roots were last looked for. */
  #come = new Set<Node>();
  #nearing: IntersectionObserver;

  constructor(loader: LoaderParts, settings: DOMStringMap) {
    this.#loader = loader;
    this.#settings = settings;
    this.#watchers = new Watchers(loader);
    this.#nearing = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          this.#nearing.unobserve(target);
          loader.wakeQuietly(target as Sleeper);
        }
      },
      { rootMargin: NEAR },
    );
  }

  /** Plans each element in a part of the page, in open shadow roots too, and the part itself. */
  planAll(top: Element | Document) {
    this.#planIn(top);
    if (!this.#come.size) whenIdle(() => this.#lookBeyond().catch(reportError));
    this.#come.add(top);
  }

  /** Plans what is in shadow roots of other custom elements; few pages have any. */
  async #lookBeyond() {
    const others = [...this.#come].flatMap(customElementsIn);
    this.#come.clear();
    if (!others.length) return;
    const { ForeignRoots } = await import('./foreign-roots');
    this.#roots ??= new ForeignRoots(this.#loader, (root) => this.#planIn(root));
    for (const host of others) this.#roots.lookIn(host);
  }

  #planIn(top: Element | Document | ShadowRoot) {
    const { elements, isAsleep } = this.#loader;
    const adopted = adoptDrawings(top, this.#loader);
    // Nearly all are not defined yet; a list of all tags would be compared with each node of the page.
    const defined = Object.keys(elements).filter((tag) => customElements.get(tag));
    const inside = top.querySelectorAll<HTMLElement>([':not(:defined)', ...defined].join());
    // What the script in the page's head has dressed is not looked at again, which would cost heap.
    const left = top === document && (document.documentElement as SharingRoot).wbs;
    // What watched over a drawing knows nothing of the one in its place, whose host may have been there before.
    for (const node of new Set([top, ...inside, ...adopted])) {
      if (!isAsleep(node)) continue;
      if (!left || left.has(node)) dressDrawing(node);
      this.#plan(node);
    }
  }

  #plan(host: Sleeper) {
    const { elements, isTouchable, wakeQuietly } = this.#loader;
    const { wakes, watch } = elements[host.localName]!;
    if (wakes === 'eager' || this.#settings['live'] !== undefined || this.#hasMissed(host))
      return wakeQuietly(host);
    if (watch) this.#watchers.watchOver(host);
    if (wakes === 'idle') whenIdle(() => wakeQuietly(host));
    // An element without a drawing is not visible, so it would wait for a touch for ever.
    else if ((isTouchable(host) || !watch) && (wakes === 'visible' || !host.shadowRoot))
      this.#wakeWhenSeen(host);
  }

  /** Whether an announcement for an element came before the element or the loader. */
  #hasMissed(host: Sleeper) {
    const { elements, wasAnnounced } = this.#loader;
    return Object.entries(elements[host.localName]!.subscribes ?? {}).some(([name, attribute]) =>
      wasAnnounced(name, host.getAttribute(attribute) ?? ''),
    );
  }

  /** Wakes an element near the viewport; at idle if it is not rendered, since it may never come near. */
  #wakeWhenSeen(host: Sleeper) {
    if (host.checkVisibility()) this.#nearing.observe(host);
    else whenIdle(() => this.#loader.wakeQuietly(host));
  }
}
