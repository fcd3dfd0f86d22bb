import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readEntries, rulesOf } from '../../../elements/text/palette/rules';

const rules = (colors: unknown) => rulesOf(readEntries(colors).entries);

describe('The rules of a palette', () => {
  it('are a custom property and the three classes of rich text for each colour', () => {
    assert.equal(
      rules([{ id: 'color1', hex: '#2B2b2b' }]),
      ':root{--wb-palette-color1:#2b2b2b}' +
        '.iefhe-cp-color1{color:var(--wb-palette-color1)}' +
        '.iefhe-bcp-color1{background-color:var(--wb-palette-color1)}' +
        '.iefhe-bgp-color1{background-image:linear-gradient(90deg,transparent,var(--wb-palette-color1))}',
    );
  });

  const formats: [string, string][] = [
    ['#abc', '#aabbcc'],
    ['rgb(1, 2, 3)', '#010203'],
    ['rgba(1,2,3,0.5)', 'rgb(1 2 3/0.5)'],
    ['rgba(255,255,255,1)', '#ffffff'],
    ['rgba(0,0,0,0)', 'rgb(0 0 0/0)'],
  ];
  for (const [hex, written] of formats) {
    it(`take ${hex} as ${written}`, () => {
      assert.ok(rules([{ id: 'a', hex }]).startsWith(`:root{--wb-palette-a:${written}}`));
    });
  }

  it('are none for no colours, and the later of two with one id', () => {
    assert.equal(rules([]), '');
    const twice = [
      { id: 'a', hex: '#000' },
      { id: 'a', hex: '#fff' },
    ];
    assert.equal(rules(twice).match(/--wb-palette-a:/g)?.length, 1);
    assert.match(rules(twice), /--wb-palette-a:#ffffff/);
  });

  it('leave out what is no colour or no id, and say which', () => {
    const { entries, faults } = readEntries([
      { id: 'a', hex: 'red' },
      { id: 'a}body{x', hex: '#000' },
      { id: '', hex: '#000' },
      { id: 'b', hex: '#12345' },
      { id: 'c', hex: 'rgba(0,0,0,1.5)' },
      null,
      7,
      { id: 'ok', hex: '#000' },
    ]);
    assert.deepEqual(
      entries.map(({ id }) => id),
      ['ok'],
    );
    assert.equal(faults.length, 7);
    assert.match(faults.join(), /'red' is no colour for 'a'.*'a}body{x' is no id/);
    assert.deepEqual(readEntries({}).faults, ['the value is no list']);
  });

  it('hold nothing but colours, whatever they are given', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '#000',
        'a',
        '</style><script>',
        '}*{color:red}',
        'url(//x)',
        '\\}',
        '__proto__',
      ),
    );
    const entry = fc.record({ id: hostile, hex: hostile }, { requiredKeys: [] });
    const one = String.raw`[\w-]{1,64}`;
    const whole = new RegExp(
      `^(:root\\{(--wb-palette-${one}:(#[0-9a-f]{6}|rgb\\([0-9 ]+/[0-9.]+\\));?)+\\}` +
        `(\\.iefhe-(cp|bcp|bgp)-${one}\\{[a-z-]+:(linear-gradient\\(90deg,transparent,)?var\\(--wb-palette-${one}\\)\\)?\\})+)?$`,
    );
    fc.assert(
      fc.property(fc.oneof(fc.array(fc.oneof(entry, fc.anything())), fc.anything()), (colors) => {
        assert.match(rules(colors), whole);
      }),
    );
  });
});
