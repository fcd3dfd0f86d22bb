/** Runs in the page: what keeps a visitor from seeing, or from hitting, the controls of elements. */
export function controlProblems(what: string): string[] {
  const selector = 'button, input:not([type=hidden]), select, textarea, summary, [role=tab]';
  const inside = (root: ParentNode): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap((node) => [
      ...(node.matches(selector) ? [node] : []),
      ...(node.shadowRoot ? inside(node.shadowRoot) : []),
    ]);
  const above = (node: Element): Element | null =>
    node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as ShadowRoot).host ?? null;
  const nameOf = (node: Element) => node.getAttribute('part') || node.outerHTML.slice(0, 80);

  const backgroundOf = (node: Element): string => {
    for (let at: Element | null = node; at; at = above(at)) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/rgba\(.*, 0\)|transparent/.test(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  /** A line round it, of its own or of a box that holds it. */
  const hasEdge = (node: Element, depth = 3): boolean => {
    const { borderTopStyle, borderTopWidth, borderBottomWidth } = getComputedStyle(node);
    const isDrawn = parseFloat(borderTopWidth) + parseFloat(borderBottomWidth) > 0;
    const parent = above(node);
    return (
      (borderTopStyle !== 'none' && isDrawn) ||
      (depth > 0 && parent !== null && hasEdge(parent, depth - 1))
    );
  };
  const colourProblems = (node: HTMLElement) => {
    const problems: string[] = [];
    const style = getComputedStyle(node);
    const isNative =
      style.appearance !== 'none' && node.matches('input[type=radio], input[type=checkbox]');
    if (node.innerText && style.color === backgroundOf(node))
      problems.push('text on its own colour');
    if (!node.innerText && !isNative && !hasEdge(node))
      problems.push('neither text nor edge: give it a border, which forced colours keep');
    node.focus();
    const focused = getComputedStyle(node);
    const isOutlined = focused.outlineStyle !== 'none' && parseFloat(focused.outlineWidth) >= 1;
    const label = node.closest('label');
    const isOutlinedAround = label !== null && getComputedStyle(label).outlineStyle !== 'none';
    if (node.matches(':focus-visible') && !isOutlined && !isOutlinedAround)
      problems.push('no outline when focused');
    return problems;
  };
  const roomProblems = (node: HTMLElement) => {
    const problems: string[] = [];
    // A whole label answers for its button, not for a field to type in.
    const target = (node.matches('[type=radio], [type=checkbox]') && node.closest('label')) || node;
    target.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = target.getBoundingClientRect();
    if (Math.min(width, height) < 24) problems.push(`${width} x ${height}, less than 24 x 24`);
    if (x < 0 || x + width > innerWidth) problems.push('sideways out of view');
    let hit = document.elementFromPoint(x + width / 2, y + height / 2);
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(x + width / 2, y + height / 2);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    if (!hit || !(target.contains(hit) || hit.contains(target))) problems.push('covered');
    return problems;
  };
  // How an author's own buttons look is the author's; what an element draws or takes in is ours.
  const isOurs = (node: Element) =>
    node.getRootNode() instanceof ShadowRoot || node.closest('[slot=field]') !== null;
  return inside(document)
    .filter(isOurs)
    .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .flatMap((node) =>
      (what === 'colours' ? colourProblems : roomProblems)(node).map(
        (it) => `${nameOf(node)}: ${it}`,
      ),
    );
}
