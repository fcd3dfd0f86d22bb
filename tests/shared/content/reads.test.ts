import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseReads, type Reads, writeReads } from '../../../shared/content/reads';

describe('What a drawing was read from', () => {
  const rows: [written: string, reads: Reads][] = [
    ['', { places: [], attributes: [], hasOthers: false }],
    ['0.1:3', { places: [{ path: [0, 1], index: 3 }], attributes: [], hasOthers: false }],
    [
      '0:2@aria-label :0 @slot @lang *',
      {
        places: [
          { path: [0], index: 2, attribute: 'aria-label' },
          { path: [], index: 0 },
        ],
        attributes: ['slot', 'lang'],
        hasOthers: true,
      },
    ],
  ];
  for (const [written, reads] of rows)
    it(`is written in short: '${written}'`, () => {
      assert.equal(writeReads(reads), written);
      assert.deepEqual(parseReads(written), reads);
    });

  it('is read from a page that others have changed, without what makes no sense', () =>
    assert.deepEqual(parseReads('  a:1 0:b x0:1 0:1x 0.1:22 '), {
      places: [{ path: [0, 1], index: 22 }],
      attributes: [],
      hasOthers: false,
    }));

  it('reads as it was written', () => {
    const name = fc.stringMatching(/^[a-z][a-z-]{0,8}$/);
    const place = fc.record(
      { path: fc.array(fc.nat(30)), index: fc.nat(300), attribute: name },
      { requiredKeys: ['path', 'index'], noNullPrototype: true },
    );
    const any = fc.record(
      { places: fc.array(place), attributes: fc.array(name), hasOthers: fc.boolean() },
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(any, (reads) => assert.deepEqual(parseReads(writeReads(reads)), reads)),
      { numRuns: 25 },
    );
  });
});
