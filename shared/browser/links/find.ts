/** The element with this id, else the first match of it as a selector; null for none or a bad selector. */
export function find(name: string): HTMLElement | null {
  try {
    return document.getElementById(name) ?? document.querySelector<HTMLElement>(name);
  } catch {
    return null;
  }
}

/** Every element of the page that matches a trusted selector, in document order. */
export const findAll = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];
