/** Gives every block of code a button that copies it. */
export function offerCopying() {
  for (const box of document.querySelectorAll('[data-copy]')) {
    const text = () => box.querySelector('code')?.textContent ?? '';
    box.append(copyButton(text));
  }
}

/** A button that copies what the text is by then, and says whether it did. */
export function copyButton(text: () => string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', () => void copy(text(), button));
  return button;
}

/** Copies, and lets the button say so until it is left. */
export async function copy(text: string, button: HTMLElement) {
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch (error) {
    // Browsers refuse without a secure address or a permission.
    console.warn(`Nothing was copied (${String(error)}). Select the text and copy it by hand.`);
    button.textContent = 'Not copied';
  }
  const restore = () => {
    if (button.textContent.endsWith('opied')) button.textContent = label;
  };
  for (const type of ['blur', 'pointerleave'])
    button.addEventListener(type, restore, { once: true });
}
