import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Token } from '../../tokens';

/** One token with a field for its value, and for a colour a picker beside it. */
export const tokenField = (
  { name, kind, fallback, doc }: Token,
  value: string,
  set: (name: string, value: string) => void,
): TemplateResult => {
  const onInput = ({ target }: Event) => set(name, (target as HTMLInputElement).value.trim());
  return html`<div class="token">
    <label for=${name}><code>${name}</code></label>
    <span class="value">
      ${
        kind === 'color'
          ? html`<input
              type="color"
              aria-label="Pick ${name}"
              .value=${live(/^#[\da-f]{6}$/i.test(value) ? value : '#808080')}
              data-unset=${value ? nothing : ''}
              @input=${onInput}
            />`
          : nothing
      }
      <input
        id=${name}
        type="text"
        spellcheck="false"
        placeholder=${short(fallback)}
        aria-describedby="${name}-doc"
        .value=${live(value)}
        @input=${onInput}
      />
      <button
        type="button"
        ?disabled=${!value}
        aria-label="Reset ${name}"
        @click=${() => set(name, '')}
      >
        Reset
      </button>
    </span>
    <p class="hint" id="${name}-doc">${doc}</p>
  </div>`;
};

const short = (fallback: string) => (fallback.length > 24 ? 'made from others' : fallback);
