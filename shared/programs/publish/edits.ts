/** A change of a page's source: replaces the text from `from` to `to` (exclusive) with `html`. */
export interface Edit {
  from: number;
  to: number;
  html: string;
}

/** Inserts text. */
export const insertion = (at: number, html: string): Edit => ({ from: at, to: at, html });

/** Removes text. */
export const removal = (from: number, to: number): Edit => ({ from, to, html: '' });

/**
 * Applies edits to a source; every byte outside them stays. Insertions at the same offset keep their
 * order, and an edit inside a removed range is dropped.
 */
export function apply(source: string, edits: Edit[]): string {
  let result = '';
  let at = 0;
  for (const { from, to, html } of edits.toSorted((a, b) => a.from - b.from)) {
    if (from < at) continue;
    result += source.slice(at, from) + html;
    at = Math.max(at, to);
  }
  return result + source.slice(at);
}
