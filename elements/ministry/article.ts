import { wordsOf } from './item';
import type { Kind } from './kind';
import { dayFact, listFact } from './sermon';

export const article: Kind = {
  name: 'article',
  filters: { category: 'Category', group: 'Group', series: 'Series', author: 'Author' },
  facts: (item, words) => [
    dayFact(item.date, words),
    listFact('who', wordsOf(item, 'author'), words.texts.Author),
    listFact('what', wordsOf(item, 'series'), words.texts.Series),
  ],
};
