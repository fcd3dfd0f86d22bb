/** Keys of r2wc's state on an element, which it publishes for subclasses (version pinned, tested). */
export const CONNECTED = Symbol.for('r2wc.connected');
export const CONTEXT = Symbol.for('r2wc.context');
export const PROPS = Symbol.for('r2wc.props');
export const RENDER = Symbol.for('r2wc.render');

export interface R2wcElement extends HTMLElement {
  [CONNECTED]: boolean;
  /** The React root; present only while the element is awake. */
  [CONTEXT]?: object;
  [PROPS]: Record<string, unknown>;
  [RENDER](): void;
  container: HTMLElement;
  connectedCallback(): void;
  disconnectedCallback(): void;
}
