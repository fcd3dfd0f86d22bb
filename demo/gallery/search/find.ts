import type { SearchEntry } from './entries';

const MOST = 24;

/**
 * The entries in which every word of the query begins or stands, best first: a name before a
 * sentence, the whole name before a part of it. Pure; the same on the server and in the page.
 */
export function find(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return entries
    .map((entry, place) => ({ entry, place, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.place - other.place)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}

/** The words of a query; brackets and quotes around them do not count. */
export const wordsOf = (query: string): string[] => query.toLowerCase().match(/[^\s<>"']+/g) ?? [];

function scoreOf({ kind, name, of, text, also = '' }: SearchEntry, words: string[]): number {
  let total = 0;
  for (const word of words) {
    const best = Math.max(
      placeIn(name.toLowerCase(), word) * 4,
      placeIn(of.toLowerCase(), word) * 2,
      placeIn(kind.toLowerCase(), word),
      placeIn(`${text} ${also}`.toLowerCase(), word),
    );
    if (best === 0) return 0;
    total += best;
  }
  return kind === 'element' ? total * 1.5 : total;
}

/** 3 for the whole text, 2 where a word of it begins, 1 anywhere, 0 nowhere. */
function placeIn(text: string, word: string): number {
  if (text === word) return 3;
  const at = text.indexOf(word);
  if (at < 0) return 0;
  const begins = new RegExp(`(^|[^\\p{L}\\d])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'u');
  return begins.test(text) ? 2 : 1;
}
