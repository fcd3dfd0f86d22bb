import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Attribute } from '../../../../shared/contract/attribute';
import { read } from '../../../../shared/contract/parse';
import { defaultOf } from '../../pages/wording';

interface Control {
  name: string;
  spec: Attribute<unknown>;
  /** As written in the HTML; null while it is not. */
  value: string | null;
  change: (value: string | null) => void;
}

const RADIOS_AT_MOST = 3;

/** One attribute with its sentence, its default, a control that fits its kind, and a way back. */
export function control(it: Control): TemplateResult {
  const { name, spec, value, change } = it;
  const problem = problemOf(spec, value);
  const hint = `hint-${name}`;
  return html`<div class="control" data-attribute=${name}>
    <div class="field">${field(it, problem ? `problem-${name} ${hint}` : hint)}</div>
    <button
      type="button"
      class="reset"
      ?disabled=${value === null}
      aria-label="Reset ${name}"
      @click=${() => change(null)}
    >
      Reset
    </button>
    <p class="hint" id=${hint}>
      ${spec.doc} <span>Default: <code>${defaultOf(spec)}</code></span>
    </p>
    ${problem ? html`<p class="problem" id="problem-${name}">${problem}</p>` : nothing}
  </div>`;
}

function problemOf(spec: Attribute<unknown>, value: string | null): string {
  let problem = '';
  read(spec, value, (it) => (problem = `The value ${it}.`));
  return problem;
}

function field({ name, spec, value, change }: Control, describedby: string): TemplateResult {
  const id = `control-${name}`;
  const label = html`<label for=${id}><code>${name}</code></label>`;
  const onInput = ({ target }: Event) => change((target as HTMLInputElement).value);
  const onTyped = ({ target }: Event) => change((target as HTMLInputElement).value || null);
  switch (spec.kind) {
    case 'flag':
    case 'onOff': {
      const isOn = read(spec, value) === true;
      const said = (on: boolean) => (spec.kind === 'flag' ? (on ? '' : null) : on ? 'on' : 'off');
      return html`<label
        ><input
          id=${id}
          type="checkbox"
          role="switch"
          aria-describedby=${describedby}
          .checked=${live(isOn)}
          @change=${() => change(said(!isOn))}
        /><code>${name}</code></label
      >`;
    }
    case 'number':
      return html`${label}<span class="number"
          ><input
            id=${id}
            type="number"
            step="any"
            min=${spec.min ?? nothing}
            max=${spec.max ?? nothing}
            placeholder=${String(spec.default)}
            aria-describedby=${describedby}
            .value=${live(value ?? '')}
            @input=${onTyped}
          />${spec.unit ? html` <span class="quiet">${spec.unit}</span>` : nothing}</span
        >`;
    case 'oneOf':
      return words({ name, spec, value, change }, describedby);
    case 'json':
      return html`${label}<textarea
          id=${id}
          rows="4"
          spellcheck="false"
          aria-describedby=${describedby}
          aria-invalid=${problemOf(spec, value) ? 'true' : 'false'}
          placeholder=${JSON.stringify(spec.default)}
          .value=${live(value ?? '')}
          @input=${onTyped}
        ></textarea>`;
    default:
      return html`${label}<input
          id=${id}
          type="text"
          spellcheck="false"
          placeholder=${String(spec.default)}
          aria-describedby=${describedby}
          .value=${live(value ?? '')}
          @input=${onInput}
        />`;
  }
}

function words({ name, spec, value, change }: Control, describedby: string): TemplateResult {
  const now = read(spec, value);
  const all = spec.words ?? [];
  if (all.length > RADIOS_AT_MOST) {
    return html`<label for="control-${name}"><code>${name}</code></label
      ><select
        id="control-${name}"
        aria-describedby=${describedby}
        @change=${({ target }: Event) => change((target as HTMLSelectElement).value)}
      >
        ${all.map((word) => html`<option ?selected=${word === now}>${word}</option>`)}
      </select>`;
  }
  return html`<fieldset aria-describedby=${describedby}>
    <legend><code>${name}</code></legend>
    ${all.map(
      (word) =>
        html`<label
          ><input
            type="radio"
            name="control-${name}"
            value=${word}
            .checked=${live(word === now)}
            @change=${() => change(word)}
          />${word}</label
        >`,
    )}
  </fieldset>`;
}
