/** Opens `<details>` and `hidden="until-found"` around an element, as browsers do for a fragment. */
export function reveal(target: Element) {
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (node.getAttribute('hidden') === 'until-found') {
      node.dispatchEvent(new Event('beforematch', { bubbles: true }));
      node.removeAttribute('hidden');
    }
    const { parentElement: box } = node;
    if (box instanceof HTMLDetailsElement && node.localName !== 'summary') box.open = true;
  }
}

/** Moves focus to an element; makes one that is not focusable so until it loses focus. */
export function focusOn(target: HTMLElement) {
  const { activeElement } = document;
  const focus = (frames: number) => {
    target.focus({ preventScroll: true });
    if (frames && document.activeElement === activeElement)
      requestAnimationFrame(() => focus(frames - 1));
  };
  focus(0);
  if (target.matches(':focus-within, :root')) return;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    const restore = ({ relatedTarget }: FocusEvent) => {
      // A modal dialog returns focus when it closes.
      if (isInDialog(relatedTarget as Element | null)) return;
      target.removeAttribute('tabindex');
      target.removeEventListener('blur', restore);
    };
    target.addEventListener('blur', restore);
  }
  // What has just opened with a transition takes the focus once that has begun, a few frames from now.
  focus(30);
}

const isInDialog = (node: Element | null) =>
  node?.closest(':modal') ?? node?.shadowRoot?.querySelector(':modal');
