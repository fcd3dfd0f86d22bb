import { html } from './markup';
import type { Markup } from './markup';

/** A field that visitors neither see nor reach; machines fill it. */
export function honeypot(name: string): Markup {
  return html`<p class="unseen" aria-hidden="true">
    <label>Leave this empty <input name="${name}" tabindex="-1" autocomplete="off" /></label>
  </p>`;
}
