import { html } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { copy } from '../copy';
import type { Playground } from './state';

/** The HTML to copy, which is also the HTML to edit. */
export const source = (
  { choice, demo }: Playground,
  edit: (source: string) => void,
): TemplateResult => {
  const written = demo.examples[choice.example - 1]!.html;
  return html`<label class="unseen" for="html">HTML of the example</label>
    <textarea
      id="html"
      spellcheck="false"
      autocomplete="off"
      rows=${Math.min(20, choice.source.split('\n').length + 1)}
      .value=${live(choice.source)}
      @input=${({ target }: Event) => edit((target as HTMLTextAreaElement).value)}
    ></textarea>
    <p class="row actions">
      <button
        type="button"
        class="copy"
        @click=${({ currentTarget }: Event) =>
          void copy(choice.source, currentTarget as HTMLElement)}
      >
        Copy
      </button>
      <button type="button" ?disabled=${choice.source === written} @click=${() => edit(written)}>
        Undo all changes
      </button>
      <span class="hint"
        >Edit it: the example is published anew. Scripts in it do not run here.</span
      >
    </p>`;
};
