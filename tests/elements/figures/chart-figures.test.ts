import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { figuresOf, numberIn } from '../../../elements/figures/chart/figures';
import { numberText } from '../../../elements/figures/chart/number-text';
import { lookOf, paintOf } from '../../../elements/figures/chart/paint';

const valuesOf = (...values: unknown[]) =>
  figuresOf(
    values.map((value) => ({ label: 'a', value })),
    [],
  ).items.map((it) => it.values);

describe('The numbers of a chart', () => {
  it('are decimal numbers, and nothing else', () => {
    const rows: [string, number | null][] = [
      ['12', 12],
      [' -1.5 ', -1.5],
      ['+.5', 0.5],
      ['1e3', 1000],
      ['1e15', 1e15],
      ['1e16', null],
      ['1e308', null],
      ['1e999', null],
      ['', null],
      ['12px', null],
      ['0x10', null],
      ['NaN', null],
      ['Infinity', null],
      ['<script>', null],
      ['😀', null],
    ];
    for (const [text, expected] of rows) assert.equal(numberIn(text), expected, text);
  });

  it('of one item may be several, with commas between, and gaps', () => {
    assert.deepEqual(valuesOf('1,2, 3', 4, '5,,x'), [[1, 2, 3], [4], [5, null, null]]);
  });

  it('that are none leave their item out', () => {
    assert.deepEqual(valuesOf('', 'x', null, [1], {}, true, NaN, 1e308, 7), [[7]]);
    assert.deepEqual(figuresOf([null, 5, 'x', []], []).items, []);
  });

  it('stand for what the labels say, and for their place where those end', () => {
    const { points, isSingle } = figuresOf([{ label: 'a', value: '1,2,3' }], [' Spring ', '']);
    assert.deepEqual([points, isSingle], [['Spring', '2', '3'], false]);
    assert.equal(figuresOf([{ value: 1 }, { value: 2 }], []).isSingle, true);
  });

  it('may come from anything without an exception', () => {
    fc.assert(
      fc.property(fc.array(fc.anything({ withNullPrototype: true })), (list) => {
        for (const { values, paint } of figuresOf(list, []).items) {
          assert.ok(values.some((it) => it !== null));
          assert.ok(paint.opacity >= 0 && paint.opacity <= 1);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('The number in a cell of a table', () => {
  const rows: [text: string, language: string, number: string][] = [
    ['1,200 €', 'en', '1200'],
    ['1,200 €', '', '1200'],
    ['1,234,567.5', 'en', '1234567.5'],
    ['12,5', 'en', '12.5'],
    ['₹ 1,00,000', 'en-IN', '100000'],
    ['12,34,567.5', 'hi', '1234567.5'],
    ['12.03.2024', 'de', '12.03.2024'],
    ['1.234.567,50', 'de', '1234567.50'],
    ['1.250 kg', 'en', '1.250'],
    ['12,5 %', 'de', '12.5'],
    ['1.234,50 €', 'de', '1234.50'],
    ['1.200', 'de', '1200'],
    ['1,200', 'de', '1.200'],
    ['1.5', 'de', '1.5'],
    ['1.200', 'PT-br', '1200'],
    ["1'234.50", 'de-CH', '1234.50'],
    ['1,200', 'de_CH', '1200'],
    ['1,200', 'es-MX', '1200'],
    ['1\u202f234,5', 'fr', '1234.5'],
    ['1\u00a0234\u00a0567', 'sv', '1234567'],
    ['\u22125', 'en', '-5'],
    ['-$1,200', 'en', '-1200'],
    ['$ -5', 'en', '-5'],
    ['12 pieces', 'en', '12'],
    ['5 Euro', 'de', '5'],
    ['640 Gäste', 'de', '640'],
    ['1e3', 'en', '1e3'],
    ['.5', 'en', '.5'],
    ['Sold: 12.', 'en', '12'],
    ['2 000 of 3 000', 'en', '2000'],
    ['12 (2025)', 'en', '12'],
    ['–', 'en', ''],
    ['none', 'en', ''],
    ['', 'en', ''],
    ['5', 'constructor', '5'],
  ];
  for (const [text, language, number] of rows)
    it(`is '${number}' in '${text}' in '${language}'`, () =>
      assert.equal(numberText(text, language), number));

  it('is the same that the language has written', () => {
    const languages = [
      'de',
      'en',
      'es',
      'fr',
      'it',
      'nl',
      'ru',
      'pl',
      'sv',
      'de-CH',
      'en-IN',
      'es-MX',
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom(...languages),
        (hundredths, language) => {
          const own = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
          const value = hundredths / 100;
          assert.equal(Number(numberText(`${own.format(value)} kg`, language)), value);
        },
      ),
    );
  });

  it('takes no longer to find in a long text', () => {
    assert.equal(numberText(`${' '.repeat(1e7)}5`, 'en'), '');
  });
});

describe('The paint of a chart', () => {
  it('takes the colour formats of the site, and an opacity of its own before that of the colour', () => {
    const rows: [Record<string, unknown>, [string, number]][] = [
      [{ color: '#f00' }, ['rgb(255, 0, 0)', 1]],
      [{ color: 'rgba(1, 2, 3, 0.4)' }, ['rgb(1, 2, 3)', 0.4]],
      [{ color: 'rgba(1, 2, 3, 0.4)', opacity: 0.9 }, ['rgb(1, 2, 3)', 0.9]],
      [{ color: 'red' }, ['var(--color-1)', 1]],
      [{ color: '#f00', opacity: 2 }, ['rgb(255, 0, 0)', 1]],
      [{ color: '#f00', opacity: '0.5' }, ['rgb(255, 0, 0)', 1]],
    ];
    for (const [look, expected] of rows) {
      const { color, opacity } = paintOf(look, 0);
      assert.deepEqual([color, opacity], expected);
    }
  });

  it('has a border of its own, else one of its colour', () => {
    assert.equal(paintOf({ color: '#f00' }, 0).borderColor, 'rgb(255, 0, 0)');
    const paint = paintOf({ color: '#f00', borderColor: '#00f', borderWidth: 5 }, 0);
    assert.deepEqual([paint.borderColor, paint.borderWidth], ['rgb(0, 0, 255)', 5]);
    assert.equal(paintOf({ borderWidth: 1e308 }, 0).borderWidth, 2);
  });

  it('fills bars and bands below lines to one half, and slices whole', () => {
    const fills = (fill: string | undefined) =>
      (['pie', 'bar', 'line'] as const).map(
        (type) => lookOf(paintOf({ color: '#f00', fill }, 0), type).fillOpacity,
      );
    assert.deepEqual(fills('on'), [1, 0.5, 0.5]);
    assert.deepEqual(fills('off'), [0, 0, 0]);
    assert.deepEqual(fills(undefined), [1, 0.5, 0]);
    assert.equal(lookOf(paintOf({ color: 'rgba(0, 0, 0, 0.5)' }, 0), 'bar').fillOpacity, 0.25);
  });

  it('differs from one item to the next', () => {
    const colors = Array.from({ length: 8 }, (_, index) => paintOf({}, index).color);
    assert.equal(new Set(colors).size, 8);
    assert.equal(paintOf({}, 8).color, colors[0]);
  });
});
