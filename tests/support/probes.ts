/** What has happened in a page, counted from its first byte on. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

export interface Seen {
  /** Errors and rejections that nobody caught, by their messages. */
  errors: string[];
  /** What the content security policy has reported, Trusted Types among it. */
  reports: string[];
  /** How far the layout has shifted; stays 0 where the engine does not say. */
  shift: number;
  /** The same once all of the page's source was drawn: what stands before a slot cannot know what comes. */
  shiftOnceRead: number;
  /** What has moved then, and from where to where. */
  moved: string[];
  /** What changed inside shadow roots that were in the page's source. */
  mutations: string[];
  /** Attributes written on inputs inside those, which React does when it takes over a drawn one. */
  inputWrites: string[];
  /** Elements' own events as the window heard them. */
  events: { type: string; detail: unknown; cancelable: boolean }[];
  /** Clicks as the window heard them: what was clicked, and whether by a visitor. */
  clicks: { on: string; trusted: boolean }[];
  /** What scripts have fetched, by path. */
  fetched: string[];
  /** What was written with console.warn and console.error. */
  printed: string[];
}

declare global {
  var seen: Seen;
}

/** Runs in a page before anything of its own does, so it names nothing from outside. */
export function probes(): void {
  const it: Seen = {
    errors: [],
    reports: [],
    shift: 0,
    shiftOnceRead: 0,
    moved: [],
    mutations: [],
    inputWrites: [],
    events: [],
    clicks: [],
    fetched: [],
    printed: [],
  };
  globalThis.seen = it;

  addEventListener('error', ({ message }) => it.errors.push(String(message)));
  addEventListener('unhandledrejection', ({ reason }) => it.errors.push(String(reason)));
  addEventListener('securitypolicyviolation', (event) =>
    it.reports.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  );
  addEventListener('click', (event) => {
    const [node] = event.composedPath() as [Element];
    const on = node.id || node.getAttribute('part') || node.localName;
    it.clicks.push({ on, trusted: event.isTrusted });
  });

  const heard = new Set<string>();
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function dispatch(event) {
    if (event.type.startsWith('wb-') && !heard.has(event.type)) {
      heard.add(event.type);
      addEventListener(event.type, (own) => {
        const { type, cancelable, detail } = own as CustomEvent<unknown>;
        it.events.push({ type, detail, cancelable });
      });
    }
    return dispatchEvent.call(this, event);
  };

  const { fetch } = globalThis;
  globalThis.fetch = (input, options) => {
    const address = input instanceof Request ? input.url : String(input);
    it.fetched.push(new URL(address, location.href).pathname);
    return fetch(input, options);
  };
  for (const level of ['warn', 'error'] as const) {
    const print = console[level];
    console[level] = (...words: unknown[]) => {
      it.printed.push(words.map(String).join(' '));
      print.apply(console, words);
    };
  }

  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
    // Some tests count frames, or take the clock.
    const nextFrame = requestAnimationFrame.bind(globalThis);
    const now = performance.now.bind(performance);
    // A busy browser draws the page also while it reads it, and the rest of it in the frame after that.
    let read = Infinity;
    document.addEventListener('DOMContentLoaded', () =>
      nextFrame(() => nextFrame(() => (read = now()))),
    );
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        it.shift += value;
        if (startTime >= read) it.shiftOnceRead += value;
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const host = (node?.getRootNode() as Partial<ShadowRoot> | undefined)?.host?.localName;
          it.moved.push(
            `${node?.nodeName} ${host ?? ''} from ${from.x}, ${from.y}, ${from.width} x ${from.height} to ${to.x}, ${to.y}, ${to.width} x ${to.height}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }

  const changes = new MutationObserver((records) => {
    for (const { type, target, attributeName } of records) {
      const name = target instanceof Element ? target.localName : target.nodeName;
      if (type === 'attributes' && name === 'input') it.inputWrites.push(attributeName ?? '');
      else it.mutations.push(`${type} ${attributeName ?? ''} on ${name}`);
    }
  });
  const watch = (root: Document | ShadowRoot) => {
    // On the element, since names in a page may hide the document's methods.
    const top = root instanceof Document ? root.documentElement : root;
    for (const node of top.querySelectorAll('*')) {
      if (!node.shadowRoot) continue;
      const all = { subtree: true, childList: true, attributes: true, characterData: true };
      changes.observe(node.shadowRoot, all);
      watch(node.shadowRoot);
    }
  };
  addEventListener('DOMContentLoaded', () => watch(document));
}
