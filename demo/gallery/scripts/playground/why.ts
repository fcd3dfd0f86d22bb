import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { ExplainedRule } from '../../../../elements/popups/explain';
import { FACTS } from './facts';
import type { FactField } from './facts';
import type { Playground } from './state';

interface Actions {
  suppose: (name: string, text: string) => void;
  forget: () => void;
}

/** Why a popup opens by itself or stays closed, rule by rule, and for what visitor it would not. */
export function why({ why: it, choice }: Playground, actions: Actions): TemplateResult {
  if (['source', 'static'].includes(choice.mode)) {
    return html`<p>Rules run where script does: look at it asleep or awake.</p>`;
  }
  if (!it.explanation) return html`<p>The example says so as soon as it is drawn.</p>`;
  const { opens, sentence, reasons } = it.explanation;
  const kinds = new Set(reasons.map(({ rule }) => rule.rule));
  const [asked, others] = [true, false].map((is) =>
    FACTS.filter(({ rules }) => rules.some((rule) => kinds.has(rule)) === is),
  );
  const isSupposing = Object.values(it.supposed).some(Boolean);
  return html`<p class="row">
      <span class="badge" ?data-awake=${opens}>${opens ? 'Opens' : 'Stays closed'}</span>
      <span role="status">${sentence}</span>
    </p>
    <ul class="reasons">
      ${reasons.map(reason)}
    </ul>
    <form aria-label="Facts" @submit=${(event: Event) => event.preventDefault()}>
      <p class="hint">
        Suppose another visitor, or another day. What you leave empty is as it is on this page; the
        example itself does not change.
        <button type="button" ?disabled=${!isSupposing} @click=${actions.forget}>
          Back to this page’s facts
        </button>
      </p>
      <div class="fact-fields">${asked!.map((fact) => field(fact, it.supposed, actions))}</div>
      ${
        others!.length
          ? html`<details>
              <summary>Facts that its rules do not look at</summary>
              <div class="fact-fields">
                ${others!.map((fact) => field(fact, it.supposed, actions))}
              </div>
            </details>`
          : nothing
      }
    </form>`;
}

const reason = ({ role, holds, sentence }: ExplainedRule) =>
  html`<li data-holds=${holds ? 'yes' : 'no'}>
    <span aria-hidden="true">${holds ? '✓' : '✗'}</span>
    <span class="quiet role">${role}</span> ${sentence}
  </li>`;

function field(
  { name, label, kind, choices = {} }: FactField,
  supposed: Record<string, string>,
  { suppose }: Actions,
): TemplateResult {
  const value = supposed[name] ?? '';
  const onInput = ({ target }: Event) => suppose(name, (target as HTMLInputElement).value);
  const control =
    kind === 'choice'
      ? html`<select name=${name} .value=${live(value)} @change=${onInput}>
          <option value="">as on this page</option>
          ${Object.keys(choices).map((word) => html`<option>${word}</option>`)}
        </select>`
      : html`<input
          name=${name}
          type=${kind === 'moment' ? 'datetime-local' : kind === 'number' ? 'number' : 'text'}
          min=${kind === 'number' ? '0' : nothing}
          placeholder=${kind === 'list' ? 'one, another' : 'as on this page'}
          spellcheck="false"
          .value=${live(value)}
          @input=${onInput}
        />`;
  return html`<label class="field"><span>${label}</span>${control}</label>`;
}
