/** A node of the document that lottie-web draws into where there is no browser. */
export class TinyNode {
  attributes = new Map<string, string>();
  children: TinyNode[] = [];
  style: Record<string, string> = {};
  parentNode: TinyNode | undefined;
  textContent = '';

  constructor(readonly tag: string) {}

  setAttribute(name: string, value: unknown) {
    this.attributes.set(name, String(value));
  }

  setAttributeNS(_: string, name: string, value: unknown) {
    this.setAttribute(name.replace(/^xlink:/, ''), value);
  }

  getAttribute(name: string) {
    return this.attributes.get(name) ?? null;
  }

  removeAttribute(name: string) {
    this.attributes.delete(name);
  }

  appendChild(child: TinyNode) {
    return this.insertBefore(child, undefined);
  }

  insertBefore(child: TinyNode, before: TinyNode | undefined) {
    child.parentNode?.removeChild(child);
    const at = before ? this.children.indexOf(before) : -1;
    this.children.splice(at < 0 ? this.children.length : at, 0, child);
    child.parentNode = this;
    return child;
  }

  removeChild(child: TinyNode) {
    this.children = this.children.filter((it) => it !== child);
    child.parentNode = undefined;
    return child;
  }

  get childNodes() {
    return this.children;
  }

  addEventListener() {}
  removeEventListener() {}

  /** Of a canvas, on which nothing is drawn. */
  getContext() {
    return { fillRect() {} };
  }
}

/** What lottie-web finds where a browser has its globals; nothing of it can do anything later. */
export const tinyGlobals = () => {
  const nothing = () => 0;
  const document = {
    readyState: 'loading',
    createElement: (tag: string) => new TinyNode(tag),
    createElementNS: (_: string, tag: string) => new TinyNode(tag),
    getElementsByTagName: () => [],
  };
  return {
    document,
    navigator: { userAgent: '' },
    window: { location: { origin: '', pathname: '' }, requestAnimationFrame: nothing },
    setInterval: nothing,
    clearInterval: nothing,
    setTimeout: nothing,
    clearTimeout: nothing,
    // Texts whose letters are shapes of the file have no need of it.
    OffscreenCanvas: class {
      getContext = () => ({ measureText: () => ({ width: 0 }) });
    },
  };
};
