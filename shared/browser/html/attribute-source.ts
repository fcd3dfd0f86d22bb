import { escapeHtml } from '../../foundation/escape-html';

/** An attribute as an author may write it. */
export const attributeSource = (name: string, value: string) =>
  value === '' ? name : `${name}="${escapeHtml(value)}"`;

/** What an author wrote, from what is kept of it; see `WAS`. */
export const keptSource = (name: string, kept: string) =>
  kept.startsWith('=') ? attributeSource(name, kept.slice(1)) : kept;
