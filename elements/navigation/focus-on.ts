/**
 * Moves focus to an element; makes one that is not focusable so until it loses focus. From the top of the page
 * on, Tab begins anew, and nothing is marked.
 */
export function focusOn(place: HTMLElement) {
  const before = document.activeElement;
  // The body is where the focus is while nothing has it, so it takes none.
  const target = place === document.body ? document.documentElement : place;
  const takes = () => {
    target.focus({ preventScroll: true });
    return target === before || document.activeElement !== before;
  };
  if (takes()) return;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    const restore = ({ relatedTarget }: FocusEvent) => {
      // The window has lost it, or a modal dialog, which returns it when it closes.
      if (document.activeElement === target || isInDialog(relatedTarget as Element | null)) return;
      target.removeAttribute('tabindex');
      target.removeEventListener('blur', restore);
    };
    target.addEventListener('blur', restore);
  }
  // What has just opened with a transition takes the focus once that has begun, a few frames from now.
  const offer = (frames: number) => {
    if (document.activeElement === before && !takes() && frames)
      requestAnimationFrame(() => offer(frames - 1));
  };
  offer(30);
  if (target.matches(':root')) target.blur();
}

const isInDialog = (node: Element | null) =>
  node?.closest(':modal') ?? node?.shadowRoot?.querySelector(':modal');
