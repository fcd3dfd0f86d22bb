// The theming page: an editor for the tokens, the examples that follow them, and the CSS to copy.
import { html, render } from 'lit-html';
import { BRANDS } from '../look';
import type { Brand } from '../look';
import type { Token } from '../tokens';
import { onReport, order } from './messages';
import { chosenBrand } from './theme-choice';
import { wear } from './themes';
import { weaknesses } from './theming/contrast';
import { mainFields } from './theming/main-fields';
import { hexOf, Probe } from './theming/probe';
import type { Scheme } from './theming/probe';
import { sheetWith, tokensIn } from './theming/sheet';
import { themeButtons } from './theming/theme-buttons';
import { tokenField } from './theming/token-field';
import { warnings } from './theming/warnings';

const form = document.querySelector<HTMLFormElement>('#tokens')!;
const tokens = JSON.parse(form.dataset.tokens!) as Token[];
const sheets = JSON.parse(form.dataset.sheets!) as Partial<Record<Brand, string>>;
const probe = new Probe(form.dataset.probe!);
const asked = new URLSearchParams(location.search);
const values = new Map([...asked].filter(([name]) => name.startsWith('--wb-')));

const sheetOf = (brand: Brand) => sheets[brand] ?? '';
const tokensOf = (brand: Brand) => tokensIn(sheetOf(brand));
/** What a page has that sets nothing. */
const defaults = new Map(
  tokens.filter(({ isOwn }) => !isOwn).map(({ name, fallback }) => [name, fallback]),
);

/** All tokens, those without a value too: a frame takes those away. */
const all = () => Object.fromEntries(tokens.map(({ name }) => [name, values.get(name) ?? '']));

function show() {
  const brand = chosenBrand();
  const theme = new Map([...tokensOf(brand), ...values]);
  const seenIn = (scheme: Scheme) => probe.set(theme, scheme, defaults.keys());
  const field = (token: Token) => tokenField(token, values.get(token.name) ?? '', set);
  render(
    html`<fieldset class="themes-to-try">
        <legend>Begin with</legend>
        ${themeButtons(brand, (it) => new Map([...defaults, ...tokensOf(it)]), begin)}
      </fieldset>
      <fieldset>
        <legend>Change it</legend>
        ${mainFields({
          value: (name) => theme.get(name) ?? '',
          shown: (name, scheme) => {
            seenIn(scheme);
            return hexOf(probe.seen(name, 'surface'));
          },
          set,
        })}
      </fieldset>
      <details>
        <summary>Every token</summary>
        <fieldset>
          <legend>Of all elements</legend>
          ${tokens.filter(({ isOwn }) => !isOwn).map(field)}
        </fieldset>
        <fieldset>
          <legend>Of one element</legend>
          ${tokens.filter(({ isOwn }) => isOwn).map(field)}
        </fieldset>
      </details>`,
    form,
  );
  const weak = (['light', 'dark'] as const).flatMap((scheme) => {
    seenIn(scheme);
    return weaknesses(probe, scheme);
  });
  render(warnings(weak), document.querySelector<HTMLElement>('#contrast')!);
  document.querySelector('#theme-css')!.textContent = sheetWith(sheetOf(brand), values);
  for (const frame of document.querySelectorAll('iframe')) {
    order(frame, { type: 'tokens', values: all() });
  }
}

function set(name: string, value: string) {
  if (value) values.set(name, value);
  else values.delete(name);
  told();
}

function begin(brand: Brand) {
  values.clear();
  wear(brand);
}

/** Keeps what is shown in the address too, so that it can be sent to somebody. */
function told() {
  const query = new URLSearchParams([['theme', chosenBrand()], ...values]);
  history.replaceState(null, '', `?${query}`);
  show();
}

form.addEventListener('submit', (event) => event.preventDefault());
onReport((frame, { type }) => {
  if (type === 'ready') order(frame, { type: 'tokens', values: all() });
});
// Chosen here or in the menu.
document.addEventListener('gallery-theme', told);
const wanted = BRANDS.find((brand) => brand === asked.get('theme'));
if (wanted && wanted !== chosenBrand()) wear(wanted);
show();
