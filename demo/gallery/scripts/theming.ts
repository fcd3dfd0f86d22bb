// The theming page: an editor for the tokens, the examples that follow them, and the CSS to copy.
import { html, render } from 'lit-html';
import type { Token } from '../tokens';
import { onReport, order } from './messages';
import { themes } from './theming/themes';
import { tokenField } from './theming/token-field';

const form = document.querySelector<HTMLFormElement>('#tokens')!;
const tokens = JSON.parse(form.dataset.tokens!) as Token[];
const values = new Map(
  [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('--wb-')),
);

/** All tokens, those without a value too: a frame takes those away. */
const all = () => Object.fromEntries(tokens.map(({ name }) => [name, values.get(name) ?? '']));

function css(): string {
  if (values.size === 0) return '/* Nothing is changed yet. */';
  const lines = [...values].map(([name, value]) => `  ${name}: ${value};`);
  return `:root {\n${lines.join('\n')}\n}`;
}

function show() {
  const whole = tokens.filter(({ isOwn }) => !isOwn);
  const own = tokens.filter(({ isOwn }) => isOwn);
  const field = (token: Token) => tokenField(token, values.get(token.name) ?? '', set);
  render(
    html`<fieldset class="themes-to-try">
        <legend>Begin with</legend>
        ${Object.entries(themes).map(
          ([name, theme]) =>
            html`<button type="button" @click=${() => setAll(theme)}>${name}</button> `,
        )}
      </fieldset>
      <fieldset>
        <legend>Of all elements</legend>
        ${whole.map(field)}
      </fieldset>
      <fieldset>
        <legend>Of one element</legend>
        ${own.map(field)}
      </fieldset>`,
    form,
  );
  document.querySelector('#theme-css')!.textContent = css();
  for (const frame of document.querySelectorAll('iframe')) {
    order(frame, { type: 'tokens', values: all() });
  }
}

function set(name: string, value: string) {
  if (value) values.set(name, value);
  else values.delete(name);
  const query = new URLSearchParams([...values]);
  history.replaceState(null, '', values.size ? `?${query}` : location.pathname);
  show();
}

function setAll(theme: Record<string, string>) {
  values.clear();
  for (const [name, value] of Object.entries(theme)) values.set(name, value);
  set('', '');
}

form.addEventListener('submit', (event) => event.preventDefault());
onReport((frame, { type }) => {
  if (type === 'ready') order(frame, { type: 'tokens', values: all() });
});
show();
