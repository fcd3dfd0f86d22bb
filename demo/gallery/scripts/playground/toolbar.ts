import { html } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { MODES } from '../../look';
import type { Mode } from '../../look';
import type { Choice, Playground } from './state';

const NAMES: Record<Mode, string> = {
  source: 'Before publishing',
  static: 'Without script',
  asleep: 'Asleep',
  awake: 'Awake',
};

interface Actions {
  choose: (part: Partial<Choice>) => void;
  reach: (state: string) => void;
}

/** Which example, in which state of its life, how wide and in which direction. */
export const toolbar = (
  { demo, choice }: Playground,
  { choose, reach }: Actions,
): TemplateResult => {
  const example = demo.examples[choice.example - 1]!;
  const states = (demo.states ?? []).filter(
    (state) => (state.example ?? demo.examples[0]!.name) === example.name,
  );
  return html`<label class="row"
      ><span>Example</span
      ><select
        id="example"
        .value=${live(String(choice.example))}
        @change=${({ target }: Event) => {
          const number = Number((target as HTMLSelectElement).value);
          choose({ example: number, source: demo.examples[number - 1]!.html });
        }}
      >
        ${demo.examples.map(
          ({ name }, index) =>
            html`<option value=${index + 1} ?selected=${index + 1 === choice.example}>
              ${name}
            </option>`,
        )}
      </select></label
    >
    <fieldset class="segments">
      <legend class="unseen">State of its life</legend>
      ${MODES.map(
        (mode) =>
          html`<label
            ><input
              type="radio"
              name="mode"
              value=${mode}
              .checked=${live(mode === choice.mode)}
              @change=${() => choose({ mode })}
            />${NAMES[mode]}</label
          >`,
      )}
    </fieldset>
    <span class="row">
      <label
        ><input
          type="checkbox"
          id="phone"
          .checked=${live(choice.width === 'phone')}
          @change=${() => choose({ width: choice.width === 'phone' ? 'full' : 'phone' })}
        />Phone</label
      >
      <label
        ><input
          type="checkbox"
          id="rtl"
          .checked=${live(choice.dir === 'rtl')}
          @change=${() => choose({ dir: choice.dir === 'rtl' ? 'ltr' : 'rtl' })}
        />Right to left</label
      >
    </span>
    ${
      states.length && !['source', 'static'].includes(choice.mode)
        ? html`<span class="row states"
            ><span>Show it</span> ${states.map(
              ({ name }) =>
                html`<button type="button" @click=${() => reach(name)}>${name}</button> `,
            )}</span
          >`
        : ''
    }`;
};
