/** Sets inline styles, and returns a function that restores the previous ones. */
export function styled(node: HTMLElement, styles: Record<string, string>) {
  const before = node.style.cssText;
  for (const [name, value] of Object.entries(styles)) {
    node.style.setProperty(name, value, 'important');
  }
  return () => {
    node.style.cssText = before;
    // Reading the attribute first is required: Chromium removes it only once it is serialised.
    if (!node.getAttribute('style')) node.removeAttribute('style');
  };
}
