import { prerender } from 'wb-elements/publish';

/** What is looked at beside another library: all that stands in a page, and what opens over one. */
export type View = 'page' | 'list' | 'dialog';

const bread = ['Rye', 'Spelt', 'Plait'];
const answers = [
  ['How long does a loaf keep?', 'A week, wrapped in linen.'],
  ['Do you bake without wheat?', 'The rye is wheat-free, but all our dough meets the same table.'],
  ['Do you deliver?', 'By bicycle, within the town.'],
];

const OURS: Record<View, string> = {
  page: `<wb-form><form action="/sent" method="post">
  <div data-look="row">
    <p><label>Name <input name="name" required></label></p>
    <p><label>E-mail <input name="email" type="email" placeholder="you@example.com"></label></p>
  </div>
  <wb-select><label for="bread">Bread</label>
    <select id="bread" name="bread">${bread.map((it) => `<option>${it}</option>`).join('')}</select></wb-select>
  <p><label>Message <textarea name="message" rows="3"></textarea></label><small>For which day?</small></p>
  <p><label><input type="checkbox" name="copy" checked> Send me a copy</label></p>
  <p><button>Send</button> <button type="reset">Clear</button> <button disabled>Sold out</button></p>
</form></wb-form><br>
<wb-tabs>${bread.map((it) => `<section><h3>${it}</h3><p>About ${it}: dark, heavy, a little sour.</p></section>`).join('')}</wb-tabs><br>
<wb-accordion>${answers.map(([title, text], index) => `<details ${index ? '' : 'open'}><summary>${title}</summary><p>${text}</p></details>`).join('')}</wb-accordion>`,
  list: `<wb-form><form><wb-select><label for="list">Bread</label>
  <select id="list" name="list">${bread.map((it) => `<option>${it}</option>`).join('')}</select></wb-select></form></wb-form>`,
  dialog: `<wb-popup id="dialog"><h2>The letter from the oven</h2><p>Once a month: what is baked, and a recipe to try at home.</p>
  <wb-form><form action="/sent" method="post"><p><label>E-mail <input type="email" name="email"></label></p>
  <p><button>Send me the letter</button> <button type="button" data-look="quiet" data-wb-close>Not now</button></p></form></wb-form></wb-popup>`,
};

const PEER: Record<View, string> = {
  page: `<form class="wa-stack">
  <wa-input label="Name" required></wa-input>
  <wa-input label="E-mail" type="email" placeholder="you@example.com"></wa-input>
  <wa-select label="Bread" value="Rye">${bread.map((it) => `<wa-option value="${it}">${it}</wa-option>`).join('')}</wa-select>
  <wa-textarea label="Message" rows="3" hint="For which day?"></wa-textarea>
  <wa-checkbox checked>Send me a copy</wa-checkbox>
  <div class="wa-cluster"><wa-button variant="brand">Send</wa-button> <wa-button appearance="outlined">Clear</wa-button> <wa-button disabled>Sold out</wa-button></div>
</form><br>
<wa-tab-group>${bread.map((it) => `<wa-tab panel="${it}">${it}</wa-tab>`).join('')}${bread.map((it) => `<wa-tab-panel name="${it}"><p>About ${it}: dark, heavy, a little sour.</p></wa-tab-panel>`).join('')}</wa-tab-group><br>
<div class="wa-stack">${answers.map(([title, text], index) => `<wa-details summary="${title}" ${index ? '' : 'open'}>${text}</wa-details>`).join('')}</div>`,
  list: `<wa-select label="Bread" value="Rye">${bread.map((it) => `<wa-option value="${it}">${it}</wa-option>`).join('')}</wa-select>`,
  dialog: `<wa-dialog label="The letter from the oven" light-dismiss><p>Once a month: what is baked, and a recipe to try at home.</p>
  <wa-input label="E-mail" type="email"></wa-input>
  <wa-button slot="footer" appearance="plain">Not now</wa-button> <wa-button slot="footer" variant="brand">Send me the letter</wa-button></wa-dialog>`,
};

/** What the peer's page loads: its whole style sheet, and the components that stand in it. */
export const peerModule = (library: string) =>
  `import '${library}/dist/styles/webawesome.css';
  ${['button', 'checkbox', 'details', 'dialog', 'input', 'option', 'select', 'tab', 'tab-group', 'tab-panel', 'textarea'].map((name) => `import '${library}/dist/components/${name}/${name}.js';`).join('\n')}`;

/** A page of ours, with a font and nothing else said of its look. */
export const ourPage = (view: View, isDark: boolean) =>
  prerender(
    page(
      OURS[view],
      '<style>html { background: canvas }</style><script type="module" async src="/wb/loader.js"></script>',
      isDark,
    ),
  ).html;

/** The peer's page, as its documentation has it. */
export const peerPage = (view: View, isDark: boolean) =>
  page(
    PEER[view],
    '<link rel="stylesheet" href="/peer.css"><script type="module" src="/peer.js"></script>',
    isDark,
  );

const page = (body: string, head: string, isDark: boolean) => `<!doctype html>
<html lang="en" ${isDark ? 'class="wa-dark" style="color-scheme: dark"' : ''}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>A page</title>
<style>body { margin: 0; padding: 24px; font: 16px/1.6 system-ui, sans-serif }</style>${head}</head>
<body>${body}</body></html>`;
