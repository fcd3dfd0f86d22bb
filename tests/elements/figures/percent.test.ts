import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { decimalsShown, percentText } from '../../../elements/figures/percent';

describe('A share of a hundred', () => {
  const languages: [language: string, text: string][] = [
    ['de', '45,50\u00a0%'],
    ['en', '45.50%'],
    ['es', '45,50\u00a0%'],
    ['fr', '45,50\u202f%'],
    ['it', '45,50%'],
    ['nl', '45,50%'],
    ['ru', '45,50\u00a0%'],
    ['de-AT', '45,50\u00a0%'],
    ['FR', '45,50\u202f%'],
    ['', '45.50%'],
    ['pl', '45.50%'],
    ['constructor', '45.50%'],
  ];
  for (const [language, text] of languages) {
    it(`is ${text} in '${language}'`, () => assert.equal(percentText(45.5, 2, language), text));
  }

  it('is written as the languages themselves say', () => {
    for (const language of ['de', 'en', 'es', 'fr', 'it', 'nl', 'ru']) {
      const own = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 });
      // Which of the two narrow spaces it is differs from engine to engine.
      const plain = (text: string) => text.replace(/\s/g, ' ');
      assert.equal(plain(percentText(45.5, 2, language)), plain(own.format(0.455)));
    }
  });

  const decimals: [value: number, decimals: number][] = [
    [0, 0],
    [75, 0],
    [45.5, 1],
    [33.333, 2],
    [99.999, 0],
    [3.25, 2],
    [0.001, 0],
    [100, 0],
  ];
  for (const [value, wanted] of decimals) {
    it(`has ${wanted} decimals when it is ${value}`, () =>
      assert.equal(decimalsShown(value), wanted));
  }

  it('is shown to two decimals, and never more digits than it needs', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (value) => {
        const text = percentText(value, decimalsShown(value), 'en');
        assert.equal(parseFloat(text), Number(value.toFixed(2)));
        assert.match(text, /^\d{1,3}(\.\d?[1-9])?%$/);
      }),
    );
  });
});
