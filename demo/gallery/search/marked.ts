import { wordsOf } from './find';

/** A text in pieces, of which those that a query asks for are marked. */
export function marked(text: string, query: string): { text: string; isMarked: boolean }[] {
  const words = wordsOf(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{ text, isMarked: false }];
  // What is caught by the brackets stands at every odd place.
  return text
    .split(new RegExp(`(${words.join('|')})`, 'i'))
    .map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 }))
    .filter((it) => it.text);
}
