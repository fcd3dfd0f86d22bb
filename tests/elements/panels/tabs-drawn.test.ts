import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { prerender } from '../../support/build';

const sections = (count: number) =>
  Array.from({ length: count }, (_, at) => `<section><h3>T${at + 1}</h3></section>`).join('');
const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`;
const marked = (html: string) => [...html.matchAll(/<section data-wb-shown[^>]*><h3>(\w+)/g)];
const draw = (active: number, count: number) =>
  prerender(page(`<wb-tabs active="${active}">${sections(count)}</wb-tabs>`)).html;

describe('Tabs as the publish step draws them', () => {
  it('mark a section past the twelfth that is in view at first, so that it shows asleep', () => {
    assert.deepEqual(
      marked(draw(14, 15)).map(([, title]) => title),
      ['T14'],
    );
    assert.match(draw(14, 15), /data-active="later"/);
  });

  it('mark none of the first twelve, nor of tabs that have no more', () => {
    for (const html of [draw(2, 15), draw(12, 12), draw(1, 1)]) assert.deepEqual(marked(html), []);
  });

  it('move the mark when the page is drawn again with another section in view', () => {
    const again = prerender(draw(14, 15).replace('<wb-tabs active="14"', '<wb-tabs active="13"'));
    assert.deepEqual(
      marked(again.html).map(([, title]) => title),
      ['T13'],
    );
    assert.equal(prerender(again.html).html, again.html);
  });

  it('leave the marks of tabs inside alone', () => {
    const inner = `<wb-tabs active="13">${sections(13)}</wb-tabs>`;
    const { html } = prerender(page(`<wb-tabs><section>${inner}</section></wb-tabs>`));
    assert.deepEqual(
      marked(html).map(([, title]) => title),
      ['T13'],
    );
  });
});
