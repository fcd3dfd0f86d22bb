/** The innermost focused element, shadow trees included; undefined when there is none. */
export function focused(): Element | undefined {
  let node = document.activeElement;
  while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  return node && node !== document.body ? node : undefined;
}

/** The same in a host, be it drawn or the author's own; undefined when it has not got the focus. */
export function focusedIn(host: Element): Element | undefined {
  const node = focused();
  return host.shadowRoot?.activeElement || host.contains(node ?? null) ? node : undefined;
}
