import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { FONTS } from './fonts';

/** What the fields show, and what they do. */
export interface Editing {
  /** The value that is in force; '' for the default. */
  value(name: string): string;
  /** What a colour comes to, as #rrggbb. */
  shown(name: string, scheme: 'light' | 'dark'): string;
  set(name: string, value: string): void;
}

/** The few fields that most themes are made with. */
export const mainFields = (editing: Editing): TemplateResult =>
  html`${COLOURS.map(([token, name, words]) => colourField(editing, { token, name, words }))}
  ${TEXT_FONTS.map(([name, words]) => fontField(editing, name, words))}
  ${lengthField(editing, { name: '--wb-radius', words: 'Radius', most: 1.75, fallback: 0.5 })}
  ${lengthField(editing, { name: '--wb-space', words: 'Density', least: 0.5, most: 1.5, fallback: 1 })}`;

const COLOURS = [
  ['--wb-color-accent', 'accent', 'Accent'],
  ['--wb-color-surface', 'surface', 'Surface'],
  ['--wb-color-text', 'text', 'Text'],
] as const;

const TEXT_FONTS = [
  ['--wb-font', 'Font of text'],
  ['--wb-font-heading', 'Font of headings'],
] as const;

interface Colour {
  token: string;
  /** Of the colour that is seen. */
  name: string;
  words: string;
}

function colourField({ shown, set }: Editing, { token, name, words }: Colour) {
  const [light, dark] = [shown(name, 'light'), shown(name, 'dark')];
  const picker = (scheme: 'light' | 'dark', value: string) =>
    html`<label>
      <input
        type="color"
        aria-label="${words}, ${scheme}"
        .value=${live(value)}
        @input=${({ target }: Event) => {
          const chosen = (target as HTMLInputElement).value;
          const pair = scheme === 'light' ? [chosen, dark] : [light, chosen];
          set(token, `light-dark(${pair.join(', ')})`);
        }}
      />
      ${scheme}
    </label>`;
  return html`<div class="main-field" role="group" aria-label=${words}>
    <span>${words}</span> ${picker('light', light)} ${picker('dark', dark)}
  </div>`;
}

function fontField({ value, set }: Editing, name: string, words: string) {
  const now = value(name);
  const isOther = now !== '' && !Object.values(FONTS).includes(now);
  return html`<label class="main-field">
    <span>${words}</span>
    <select @change=${({ target }: Event) => set(name, (target as HTMLSelectElement).value)}>
      <option value="" .selected=${live(now === '')}>As the page</option>
      ${isOther ? html`<option value=${now} .selected=${live(true)}>Of the theme</option>` : nothing}
      ${Object.entries(FONTS).map(
        ([label, stack]) =>
          html`<option value=${stack} .selected=${live(now === stack)}>${label}</option>`,
      )}
    </select>
  </label>`;
}

interface Range {
  name: string;
  words: string;
  least?: number;
  most: number;
  /** Of the suite. */
  fallback: number;
}

function lengthField({ value, set }: Editing, { name, words, least = 0, most, fallback }: Range) {
  const now = Number.parseFloat(value(name));
  const rem = Number.isNaN(now) ? fallback : now;
  return html`<label class="main-field">
    <span>${words}</span>
    <input
      type="range"
      min=${least}
      max=${most}
      step="0.0625"
      .value=${live(String(rem))}
      @input=${({ target }: Event) => set(name, `${(target as HTMLInputElement).value}rem`)}
    />
    <output>${Number(rem.toFixed(2))} rem</output>
  </label>`;
}
