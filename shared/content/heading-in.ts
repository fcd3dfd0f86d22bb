import type { Light } from './light';

/** The text of the first heading in an author's content; empty when it has none. */
export function headingIn({ tag, text, children }: Light): string {
  if (/^h[1-6]$/.test(tag)) return text.replace(/\s+/g, ' ').trim();
  for (const child of children) {
    const heading = headingIn(child);
    if (heading) return heading;
  }
  return '';
}
