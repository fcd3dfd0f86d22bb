import { themes } from '../theme/choice';
import { html } from './markup';
import type { Markup } from './markup';

/** Lets the visitor choose a theme, without script and without a page that differs. */
export const themeForm = (): Markup =>
  html`<form class="themes" method="post" action="/theme">
    <fieldset class="row">
      <legend>Theme</legend>
      ${Object.entries(themes).map(
        ([name, label]) => html`<button name="theme" value="${name}">${label}</button> `,
      )}
    </fieldset>
  </form>`;
