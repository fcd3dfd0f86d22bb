/** A change of a page's source: what stands from `from` to `to` (exclusive) becomes `html`. */
export interface Edit {
  from: number;
  to: number;
  html: string;
}

/** Puts text in without taking any away. */
export const insertion = (at: number, html: string): Edit => ({ from: at, to: at, html });

/** Takes text away. */
export const removal = (from: number, to: number): Edit => ({ from, to, html: '' });

/**
 * Applies edits to a source; every byte outside them stays. Insertions at one place keep the order
 * they were made in, and an edit inside a removed stretch goes with it.
 */
export function apply(source: string, edits: Edit[]): string {
  let result = '';
  let at = 0;
  const ordered = edits.map((edit, index) => ({ ...edit, index }));
  ordered.sort((a, b) => a.from - b.from || a.index - b.index);
  for (const { from, to, html } of ordered) {
    if (from < at) continue;
    result += source.slice(at, from) + html;
    at = Math.max(at, to);
  }
  return result + source.slice(at);
}
