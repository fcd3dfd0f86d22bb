import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contentDigest, drawingDigest, isStale } from '../../../shared/content/digests';
import { DIGESTS_ATTRIBUTE } from '../../../shared/content/drawn';

const long = (last: number) => [...Array.from({ length: 200 }, (_, index) => index), last];

describe('Content that was published', () => {
  const different: [what: string, one: unknown, other: unknown][] = [
    ['another text', { title: 'a' }, { title: 'b' }],
    ['another order', ['a', 'b'], ['b', 'a']],
    ['other members', { open: new Set(['a']) }, { open: new Set(['b']) }],
    ['another entry of a long list', { list: long(1) }, { list: long(2) }],
    ['something instead of nothing', undefined, null],
  ];
  for (const [what, one, other] of different)
    it(`is told from ${what}`, () => assert.notEqual(contentDigest(one), contentDigest(other)));

  const alike: [what: string, one: unknown, other: unknown][] = [
    ['in other objects', { a: [1, { b: null }] }, { a: [1, { b: null }] }],
    ['with other nodes', { host: { nodeName: 'p', a: 1 } }, { host: { nodeName: 'p', a: 2 } }],
    ['with other things kept by node', new Map([[1, 2]]), new Map([[3, 4]])],
    ['in other long lists', { list: long(1) }, { list: long(1) }],
  ];
  for (const [what, one, other] of alike)
    it(`is the same ${what}`, () => assert.equal(contentDigest(one), contentDigest(other)));

  it('is known by a long list, which is read once however often it is asked', () => {
    let readings = 0;
    const entry = { toJSON: () => (readings += 1) && 'entry' };
    const list = [...long(1), entry];
    assert.equal(contentDigest({ list }), contentDigest({ list }));
    assert.equal(readings, 1);
    contentDigest({ list: [entry] });
    contentDigest({ list: [entry] });
    assert.equal(readings, 3);
  });
});

describe('A drawing that was published', () => {
  const drawing = '<details name="a"><summary title="&lt;b&gt;">c</summary></details>';

  it('is told from another', () => {
    for (const other of [drawing.replace('c', 'd'), drawing.replace('name="a"', 'name="b"')])
      assert.notEqual(drawingDigest(other), drawingDigest(drawing));
  });

  it('is the same whatever a visitor has opened, and whichever browser wrote it', () => {
    for (const same of [
      drawing.replace('<details', '<details open=""'),
      drawing.replace('<summary', '<summary aria-expanded="true" data-wb-shown="1" part="a b"'),
      drawing.replace('<summary', '<summary aria-current="page"'),
      drawing.replace('<summary', '<summary data-broken="" data-past=""'),
      drawing.replace('&lt;b&gt;', '<b>'),
    ])
      assert.equal(drawingDigest(same), drawingDigest(drawing));
  });

  it('is stale when its content or itself is another', () => {
    const digests = `${contentDigest('a')} ${drawingDigest(drawing)}`;
    const root = (innerHTML: string) =>
      ({
        innerHTML,
        getAttribute: (name: string) => (name === DIGESTS_ATTRIBUTE ? digests : null),
      }) as unknown as Element;
    assert.equal(isStale(root(drawing), 'a'), false);
    assert.equal(isStale(root(drawing), 'b'), true);
    assert.equal(isStale(root('<p>'), 'a'), true);
  });
});
