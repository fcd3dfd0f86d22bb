/**
 * All media elements and frames in a part of a page, including the part itself and open shadow trees, and
 * the boxes of films that were started, whose frames may not have come yet.
 */
export function mediaIn(part: Element | ShadowRoot): Element[] {
  const nodes = [...part.querySelectorAll('*')];
  if (part instanceof Element) nodes.unshift(part);
  return nodes.flatMap((node) => [
    ...(node.matches('audio, video, iframe, [data-started]') ? [node] : []),
    ...(node.shadowRoot ? mediaIn(node.shadowRoot) : []),
  ]);
}
