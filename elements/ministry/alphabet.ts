import { formatOf } from './wall-time';

/**
 * Compares texts as a language sorts them, numbers in them by their size; in the order of English where
 * there is no such language.
 */
export const alphabetOf = (language: string): ((one: string, other: string) => number) =>
  new Intl.Collator(formatOf(language, {}).resolvedOptions().locale, { numeric: true }).compare;
