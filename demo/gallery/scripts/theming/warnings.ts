import { html } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { PAIRS } from './contrast';
import type { Weakness } from './contrast';

/** What is hard to read in the theme, or that nothing is. */
export const warnings = (weak: readonly Weakness[]): TemplateResult =>
  weak.length === 0
    ? html`<p>
        All ${PAIRS} pairs of colours are far enough apart, in light and in dark (WCAG AA).
      </p>`
    : html`<p class="bad">Not everybody can read this:</p>
        <ul>
          ${weak.map(
            ({ scheme, what, colours: [one, other], found, needed }) =>
              html`<li>
                <i
                  class="swatch"
                  .style=${`background: linear-gradient(90deg, ${one} 50%, ${other} 50%)`}
                ></i>
                <span
                  ><strong>${what}</strong>, ${scheme}: ${cut(found)} to 1, and ${needed} to 1 is
                  needed (<code>${one}</code> on <code>${other}</code>)</span
                >
              </li>`,
          )}
        </ul>`;

/** Never rounded up to what is needed. */
const cut = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
