type Attributes = Record<string, string | boolean | ((event: Event) => void)>;

/** A node with attributes, listeners (`onclick`) and children; no text ever becomes HTML. */
export function node(
  tag: string,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value);
    else if (value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

/** A picture of something in a colour: a folded cloth. */
export function picture(hue: number): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const drawing = document.createElementNS(space, 'svg');
  drawing.setAttribute('viewBox', '0 0 100 100');
  drawing.setAttribute('aria-hidden', 'true');
  drawing.setAttribute('class', 'grid-product__picture');
  const shapes = [
    ['M0 0h100v100H0z', 88],
    ['M22 36h56v12H22z', 62],
    ['M18 50h64v12H18z', 52],
    ['M22 64h56v12H22z', 42],
  ] as const;
  for (const [d, lightness] of shapes) {
    const path = document.createElementNS(space, 'path');
    path.setAttribute('d', d);
    path.setAttribute('fill', `hsl(${hue} 28% ${lightness}%)`);
    drawing.append(path);
  }
  return drawing;
}

/** The heading of a page of the shop. */
export const heading = (words: string) => node('h2', { class: 'ec-title' }, words);
