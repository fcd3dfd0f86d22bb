/**
 * Compares texts as a language sorts them, numbers in them by their size; in the order of English where
 * there is no such language, or the browser knows none, whatever the visitor speaks.
 */
export function alphabetOf(language: string): (one: string, other: string) => number {
  try {
    return new Intl.Collator([language, 'en'], { numeric: true }).compare;
  } catch {
    // Not every value of `lang` is a language.
    return new Intl.Collator('en', { numeric: true }).compare;
  }
}
