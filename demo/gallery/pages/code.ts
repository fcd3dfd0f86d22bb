import { html, raw } from 'hono/html';
import { coloured } from '../guides/coloured';
import type { Markup } from './page-parts';

/** A block of code with a place for its copy button; script puts the button in. */
export const code = (text: string, label: string): Markup =>
  html`<div class="code" data-copy>
    <pre tabindex="0" role="region" aria-label="${label}"><code>${raw(coloured(text))}</code></pre>
  </div>`;
