import { html } from './markup';
import type { Markup } from './markup';

/** Why something was refused, where a screen reader tells it at once. Nothing without a reason. */
export function alert(reasons: readonly string[]): Markup | false {
  if (reasons.length === 0) return false;
  if (reasons.length === 1) return html`<p class="refusal" role="alert">${reasons[0]}</p>`;
  return html`<div class="refusal" role="alert">
    <ul>
      ${reasons.map((reason) => html`<li>${reason}</li> `)}
    </ul>
  </div>`;
}
