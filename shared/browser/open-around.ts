/** Opens `<details>` and `hidden="until-found"` around an element, as browsers do for a fragment. */
export function openAround(target: Element) {
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (node.getAttribute('hidden') === 'until-found') {
      node.dispatchEvent(new Event('beforematch', { bubbles: true }));
      node.removeAttribute('hidden');
    }
    const { parentElement: box } = node;
    if (box instanceof HTMLDetailsElement && node.localName !== 'summary') box.open = true;
  }
}
