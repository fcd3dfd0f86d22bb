import { wordsOf } from './item';
import type { Fact, Kind } from './kind';
import { inWords, readTime } from './wall-time';
import type { Words } from './words';

export const sermon: Kind = {
  name: 'sermon',
  filters: {
    category: 'Category',
    group: 'Group',
    series: 'Series',
    preacher: 'Preacher',
    passage: 'Passage',
  },
  facts: (item, words) => [
    dayFact(item.date, words),
    listFact('who', wordsOf(item, 'preacher'), words.texts.Preacher),
    listFact('what', wordsOf(item, 'series'), words.texts.Series),
    listFact('what', wordsOf(item, 'passage'), words.texts.Passage),
  ],
};

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** On which day, in words. */
export function dayFact(date: string | null | undefined, words: Words): Fact | undefined {
  const day = readTime(date ?? '');
  return (
    day && {
      icon: 'when',
      text: inWords(day, words.language, DAY),
      time: date!.trim(),
    }
  );
}

/** Names with commas between; nothing when there are none. */
export const listFact = (icon: Fact['icon'], names: string[], label: string): Fact | undefined =>
  names.length ? { icon, text: names.join(', '), label } : undefined;
