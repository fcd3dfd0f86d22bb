/** The element with this id, else the first that fits it as a selector; null for none, and for no selector. */
export function find(name: string): HTMLElement | null {
  try {
    return document.getElementById(name) ?? document.querySelector<HTMLElement>(name);
  } catch {
    return null;
  }
}

/** Every element of the page that fits a selector of our own, in document order. */
export const findAll = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];
