/** All media elements and frames in a part of a page, including the part itself and open shadow trees. */
export function mediaIn(part: Element | ShadowRoot): Element[] {
  const nodes = [...part.querySelectorAll('*')];
  if (part instanceof Element) nodes.unshift(part);
  return nodes.flatMap((node) => [
    ...(node.matches('audio, video, iframe') ? [node] : []),
    ...(node.shadowRoot ? mediaIn(node.shadowRoot) : []),
  ]);
}
