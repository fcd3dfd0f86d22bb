import { html } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { BRANDS } from '../../look';
import type { Brand } from '../../look';
import type { Values } from './sheet';

/** What to begin with: each theme as a button that wears it. */
export const themeButtons = (
  chosen: Brand,
  tokensOf: (brand: Brand) => Values,
  begin: (brand: Brand) => void,
): TemplateResult =>
  html`${BRANDS.map(
    (brand) =>
      html`<button
        type="button"
        class="theme"
        value=${brand}
        aria-pressed=${brand === chosen}
        .style=${[...tokensOf(brand)].map(([name, value]) => `${name}:${value}`).join(';')}
        @click=${() => begin(brand)}
      >
        <strong>${brand[0]!.toUpperCase() + brand.slice(1)}</strong>
        <span>${CHARACTERS[brand]}</span>
        <i aria-hidden="true"></i>
      </button>`,
  )}`;

const CHARACTERS: Readonly<Record<Brand, string>> = {
  plain: 'The defaults',
  shop: 'Quiet',
  campaign: 'Bold',
  magazine: 'Dense',
};
