import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
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

  it('of a language that nobody has data of are as in English, whatever the visitor speaks', () => {
    const module = new URL('../../../elements/ministry/alphabet.ts', import.meta.url).href;
    const script = `import('${module}').then(({ alphabetOf }) => {
      const [spoken] = Intl.DateTimeFormat().resolvedOptions().locale.split('-');
      console.log(spoken, ['Zoo', 'Äpplen', 'Öl'].toSorted(alphabetOf('tlh')).join());
    })`;
    const env = { ...process.env, LC_ALL: 'sv_SE.UTF-8' };
    const words = ['--import', 'tsx', '--eval', script];
    const { stdout } = spawnSync(process.execPath, words, { env, encoding: 'utf8' });
    assert.equal(stdout.trim(), 'sv Äpplen,Öl,Zoo');
  });
});
