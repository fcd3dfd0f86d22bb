/**
 * A text as PostgreSQL can keep it: a zero character, and a half of a character that takes two,
 * become the sign for what cannot be read.
 */
export function unbroken(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '\uFFFD');
}
