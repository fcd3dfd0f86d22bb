import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadCatalogue } from '../../../../demo/gallery/catalogue';
import { guides } from '../../../../demo/gallery/guides/guides';
import { searchEntries } from '../../../../demo/gallery/search/entries';
import { find } from '../../../../demo/gallery/search/find';
import { marked } from '../../../../demo/gallery/search/marked';
import { textAt } from '../served';

const entries = searchEntries(await loadCatalogue(), guides);
const first = (query: string) => find(entries, query)[0]?.href;

describe('The search', () => {
  it('finds by tag, with and without its brackets and prefix', () => {
    assert.equal(first('wb-tabs'), '/gallery/wb-tabs');
    assert.equal(first('<wb-tabs>'), '/gallery/wb-tabs');
    assert.equal(first('tabs'), '/gallery/wb-tabs');
  });

  it('finds by attribute, event, method, part, property, key and family', () => {
    assert.equal(first('variant-type'), '/gallery/wb-variant-picker#attribute-variant-type');
    assert.equal(first('wb-tabs-change'), '/gallery/wb-tabs#event-wb-tabs-change');
    assert.equal(first('restart()'), '/gallery/wb-counter#method-restart');
    assert.equal(first('compare-at'), '/gallery/wb-price#part-compare-at');
    assert.equal(first('--wb-tabs-gap'), '/gallery/wb-tabs#property-wb-tabs-gap');
    assert.equal(first('PageDown'), '/gallery/wb-select#key-PageUp-PageDown');
    assert.ok(find(entries, 'storefront').length >= 4);
  });

  it('finds by any words of a sentence, in whatever order and case', () => {
    assert.equal(first('thousands comma between'), '/gallery/wb-counter#attribute-separator');
    assert.equal(first('ANNOUNCED politely'), '/gallery/wb-price#note-1');
    assert.equal(first('policy hash trusted types'), '/gallery/guides/publish#the-policy');
  });

  it('finds nothing when a word occurs nowhere, and asks for nothing with no word', () => {
    assert.deepEqual(find(entries, 'tabs zeppelin'), []);
    assert.deepEqual(find(entries, '  < > " '), []);
    assert.deepEqual(find(entries, ''), []);
  });

  it('takes any characters as what they are', () => {
    for (const query of ['(', '[a', '*', '\\', '$1', '🙂', '__proto__', 'a'.repeat(1000)]) {
      assert.ok(Array.isArray(find(entries, query)), query);
    }
  });

  it('marks what matched, and leaves the text as it is', () => {
    const marks = (text: string, query: string) =>
      marked(text, query).flatMap((it) => (it.isMarked ? [it.text] : []));
    assert.deepEqual(marks('The section in view; a Section.', 'section view'), [
      'section',
      'view',
      'Section',
    ]);
    assert.deepEqual(marks('a.b (c)', '. ('), ['.', '(']);
    for (const query of ['', 'e', '(', '<>', 'tabs tab', '\\']) {
      const text = 'Sections (each) <behind> a \\ title; tabs.';
      assert.equal(
        marked(text, query)
          .map((it) => it.text)
          .join(''),
        text,
        query,
      );
    }
  });

  it('works as a plain form, and says what matched', async () => {
    const html = await textAt('/gallery/search?q=variant-type');
    assert.match(html, /href="\/gallery\/wb-variant-picker#attribute-variant-type"/);
    assert.match(html, /attribute of wb-variant-picker/);
    assert.match(html, /name="q"[^>]*value="variant-type"/);
    const hostile = await textAt(`/gallery/search?q=${encodeURIComponent('"><script>x()')}`);
    assert.doesNotMatch(hostile, /<script>x/);
    assert.match(hostile, /Nothing found/);
  });
});
