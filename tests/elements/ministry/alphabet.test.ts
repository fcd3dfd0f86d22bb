import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allWords, type Item } from '../../../elements/ministry/item';
import { sortItems } from '../../../elements/ministry/sort-items';

const items = (titles: string[]) => titles.map((title) => ({ title, category: title }) as Item);
const titlesIn = (titles: string[], language: string) =>
  sortItems(items(titles), 'title', language).map(({ title }) => title);

describe('Titles, and the words of filters, in the order of the alphabet', () => {
  const rows: [language: string, titles: string[]][] = [
    ['de', ['Advent', 'Äpfel', 'iPhone', 'Zoo']],
    ['en', ['éclair', 'Isaiah 9', 'Isaiah 40', 'Zoo']],
    ['sv', ['Zoo', 'Äpplen', 'Öl']],
    ['', ['apple', 'Banana']],
    ['no language', ['apple', 'Banana']],
  ];
  for (const [language, wanted] of rows)
    it(`of '${language}' are ${wanted.join(', ')}`, () => {
      const titles = wanted.toReversed();
      assert.deepEqual(titlesIn(titles, language), wanted);
      assert.deepEqual(allWords(items(titles), 'category', language), wanted);
    });
});
