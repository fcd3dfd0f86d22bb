import { html } from 'hono/html';
import { sandboxOf } from '../look';

interface Framed {
  tag: string;
  /** Counted from 1. */
  number: number;
  name: string;
  /** Only to be looked at, and so without any code. */
  thumbnail?: boolean;
}

/** An example in a frame: a page of its own, so that no two share product data, ids or choices. */
export const exampleFrame = ({ tag, number, name, thumbnail }: Framed) =>
  html`<iframe
    class="${thumbnail ? 'thumbnail' : 'example-frame'}"
    src="/gallery/${tag}/examples/${number}${thumbnail ? '?mode=static' : ''}"
    title="${tag}, example ${number}: ${name}"
    sandbox="${sandboxOf('asleep')}"
    loading="lazy"
    ${thumbnail ? html`tabindex="-1" aria-hidden="true" inert` : ''}
  ></iframe>`;
