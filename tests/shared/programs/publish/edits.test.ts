import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { apply, insertion, removal } from '../../../../shared/programs/publish/edits';

const source = '0123456789';

describe('Edits of a source', () => {
  const rows: [what: string, edits: Parameters<typeof apply>[1], result: string][] = [
    ['none', [], source],
    ['an insertion', [insertion(4, 'x')], '0123x456789'],
    [
      'insertions at one place, in their order',
      [insertion(4, 'x'), insertion(4, 'y')],
      '0123xy456789',
    ],
    ['insertions at both ends', [insertion(10, 'y'), insertion(0, 'x')], 'x0123456789y'],
    ['a removal', [removal(2, 5)], '0156789'],
    ['a replacement', [{ from: 2, to: 5, html: 'x' }], '01x56789'],
    [
      'an insertion inside a removed range, which is dropped',
      [removal(2, 6), insertion(4, 'x')],
      '016789',
    ],
    ['a removal inside a removed range, which is dropped', [removal(2, 8), removal(3, 5)], '0189'],
    [
      'a removal that begins inside a removed range, which is dropped',
      [removal(2, 5), removal(4, 8)],
      '0156789',
    ],
    [
      'insertions at both ends of a removed range',
      [removal(2, 5), insertion(5, 'y'), insertion(2, 'x')],
      '01y56789',
    ],
    ['two removals side by side', [removal(5, 7), removal(2, 5)], '01789'],
  ];
  for (const [what, edits, result] of rows) {
    it(`make of ${what}: ${result}`, () => assert.equal(apply(source, edits), result));
  }

  it('leave every byte outside them, whatever their order', () => {
    const places = fc.uniqueArray(fc.nat({ max: 40 }), { maxLength: 10 });
    fc.assert(
      fc.property(fc.string({ minLength: 41 }), places, (text, at) => {
        const edited = apply(
          text,
          at.map((place) => insertion(place, '\u0000')),
        );
        assert.equal(edited.replaceAll('\u0000', ''), text.replaceAll('\u0000', ''));
      }),
    );
  });
});
