import type { Values } from './sheet';

export type Scheme = 'light' | 'dark';

/** Red, green and blue, each from 0 to 255. */
export type Pixel = readonly [red: number, green: number, blue: number];

/**
 * What the colours of a theme come to, seen by an element of the suite: the browser itself resolves them.
 */
export class Probe {
  #host: HTMLElement;
  #root: ShadowRoot;
  #context: CanvasRenderingContext2D;

  /** @param sheet a rule for each colour, as the suite's sheets are built */
  constructor(sheet: string) {
    this.#host = document.body.appendChild(document.createElement('div'));
    this.#host.hidden = true;
    this.#root = this.#host.attachShadow({ mode: 'open' });
    const rules = new CSSStyleSheet();
    rules.replaceSync(sheet);
    this.#root.adoptedStyleSheets = [rules];
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    this.#context = canvas.getContext('2d', { willReadFrequently: true })!;
  }

  /** Has the tokens these values, and all others their defaults; `names` are those of the page's own. */
  set(values: Values, scheme: Scheme, names: Iterable<string>) {
    const { style } = this.#host;
    style.cssText = '';
    // What this page sets for itself is no part of the theme.
    for (const name of names) style.setProperty(name, 'initial');
    for (const [name, value] of values) style.setProperty(name, value);
    style.setProperty('color-scheme', scheme);
    style.setProperty('color', values.get('--wb-color-text') ?? 'canvastext');
  }

  /** A colour as it is seen on a ground that lies on the page. */
  seen(name: string, ground: string): Pixel {
    const layers = ['surface', ground, name].map((it) => this.#resolved(it));
    for (const layer of layers) {
      this.#context.fillStyle = layer;
      this.#context.fillRect(0, 0, 1, 1);
    }
    const [red, green, blue] = this.#context.getImageData(0, 0, 1, 1).data;
    return [red!, green!, blue!];
  }

  #resolved(name: string): string {
    const node = this.#root.appendChild(document.createElement('i'));
    node.className = name;
    const { backgroundColor } = getComputedStyle(node);
    node.remove();
    return backgroundColor;
  }
}

/** As a picker of colours takes it. */
export const hexOf = (pixel: Pixel): string =>
  `#${pixel.map((it) => it.toString(16).padStart(2, '0')).join('')}`;
