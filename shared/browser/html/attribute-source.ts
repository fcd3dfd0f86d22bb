import { escapeHtml } from '../../foundation/escape-html';

/** An attribute as an author may write it. */
export const attributeSource = (name: string, value: string) =>
  value === '' ? name : `${name}="${escapeHtml(value)}"`;

/**
 * The attributes that the suite writes into an author's page. Sanitisers leave `data-` in the content of
 * visitors, which may claim that the suite has kept another one: such as one that runs script, or leads elsewhere.
 */
const WRITTEN =
  /^(?:aria-[a-z]+|data-[\w-]+|active|autocapitalize|autocomplete|checked|class|controls|disabled|hidden|id|inert|loading|muted|name|novalidate|playsinline|role|selected|slot|spellcheck|style|tabindex|title|type|value)$/;

/** Whether the suite writes an attribute of this name into an author's page. */
export const isWritten = (name: string) => WRITTEN.test(name);

/** One attribute, whatever its quotes. */
const ONE = /^([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*))?$/;

/** What an author wrote, from what is kept of it, see `WAS`; undefined for what the suite has not kept there. */
export function keptSource(name: string, kept: string): string | undefined {
  if (!isWritten(name)) return undefined;
  if (kept.startsWith('=')) return attributeSource(name, kept.slice(1));
  return ONE.exec(kept)?.[1]!.toLowerCase() === name ? kept : undefined;
}
