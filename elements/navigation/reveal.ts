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
  const focus = () => target.focus({ preventScroll: true });
  focus();
  if (target.matches(':focus-within') || target === document.documentElement) return;
  const before = target.getAttribute('tabindex');
  target.setAttribute('tabindex', '-1');
  focus();
  // What has just opened with a transition takes the focus in the second frame from now.
  if (!target.matches(':focus-within')) requestAnimationFrame(() => requestAnimationFrame(focus));
  const restore = ({ relatedTarget }: FocusEvent) => {
    // A modal dialog returns focus when it closes.
    if (isInDialog(relatedTarget)) return listen();
    if (before === null) target.removeAttribute('tabindex');
    else target.setAttribute('tabindex', before);
  };
  const listen = () => target.addEventListener('blur', restore, { once: true });
  listen();
}

const isInDialog = (node: EventTarget | null) =>
  node instanceof Element &&
  Boolean(node.closest(':modal') ?? node.shadowRoot?.querySelector(':modal'));
