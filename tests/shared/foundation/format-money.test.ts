import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatMoney } from '../../../shared/foundation/format-money';

function table(title: string, rows: [minorUnits: unknown, format: string, expected: string][]) {
  test(title, () => {
    for (const [minorUnits, format, expected] of rows) {
      const said = `${String(minorUnits)} in ${format}`;
      assert.equal(formatMoney(minorUnits, format), expected, said);
    }
  });
}

table('every format of the specification writes its own separators', [
  [113465, '{{amount}}', '1,134.65'],
  [113465, '{{amount_no_decimals}}', '1,135'],
  [113465, '{{amount_with_comma_separator}}', '1.134,65'],
  [113465, '{{amount_no_decimals_with_comma_separator}}', '1.135'],
  [113465, '{{amount_with_apostrophe_separator}}', "1'134.65"],
]);

table('the formats with spaces write theirs', [
  [113465, '{{amount_with_space_separator}}', '1 134,65'],
  [113465, '{{amount_no_decimals_with_space_separator}}', '1 135'],
  [113465, '{{amount_with_period_and_space_separator}}', '1 134.65'],
]);

table('the text of the format stays round the amount', [
  [5900, '€{{amount_with_comma_separator}}', '€59,00'],
  [5900, '${{ amount }} USD', '$59.00 USD'],
  [5900, '{{\tamount_no_decimals }} kr', '59 kr'],
  [5900, '$&{{amount}}$1', '$&59.00$1'],
  [5900, '{{amount}} / {{amount_with_comma_separator}}', '59.00 / 59,00'],
  [5900, '<b>&euro;{{amount}}</b>', '<b>&euro;59.00</b>'],
]);

table('thousands are parted in threes and cents keep their zeros', [
  [0, '{{amount}}', '0.00'],
  [5, '{{amount}}', '0.05'],
  [50, '{{amount}}', '0.50'],
  [99999, '{{amount}}', '999.99'],
  [100000, '{{amount}}', '1,000.00'],
  [123456789012, '{{amount}}', '1,234,567,890.12'],
  [123456789012, '{{amount_no_decimals_with_space_separator}}', '1 234 567 890'],
]);

table('text that is a number counts as that number', [
  ['1999', '{{amount}}', '19.99'],
  [' 1999 ', '{{amount}}', '19.99'],
  ['+1999', '{{amount}}', '19.99'],
  ['0001999', '{{amount}}', '19.99'],
  ['1999.', '{{amount}}', '19.99'],
  ['.5', '{{amount}}', '0.01'],
  ['90071992547409919007', '{{amount}}', '900,719,925,474,099,190.07'],
  [1999n, '{{amount}}', '19.99'],
]);

table('text that is no number formats as 0', [
  ['abc', '€{{amount}}', '€0.00'],
  ['12abc', '€{{amount_with_comma_separator}}', '€0,00'],
  ['12,50', '{{amount_no_decimals}}', '0'],
  ['1e3', '{{amount}}', '0.00'],
  ['0x10', '{{amount}}', '0.00'],
  ['-', '{{amount}}', '0.00'],
  ['.', '{{amount}}', '0.00'],
  ['1.2.3', '{{amount}}', '0.00'],
]);

test('a missing, empty or impossible price is an empty text', () => {
  const nothing = [
    undefined,
    null,
    '',
    '  ',
    [],
    [5],
    {},
    NaN,
    Infinity,
    -Infinity,
    true,
    Symbol(),
  ];
  for (const price of nothing) assert.equal(formatMoney(price, '€{{amount}}'), '');
});

table('a negative amount carries its minus inside the format, and zero has none', [
  [-500, '€{{amount}}', '€-5.00'],
  ['-123456', '{{amount}}', '-1,234.56'],
  [-0, '{{amount}}', '0.00'],
  [-0.4, '{{amount}}', '0.00'],
  [-49, '{{amount_no_decimals}}', '0'],
]);

table('halves are rounded once, away from zero, on the decimal digits', [
  [103572.5, '{{amount}}', '1,035.73'],
  [-103572.5, '{{amount}}', '-1,035.73'],
  ['103572.4999999999999999999', '{{amount}}', '1,035.72'],
  ['.5', '{{amount_no_decimals}}', '0'],
  [1050, '{{amount_no_decimals}}', '11'],
  [-1050, '{{amount_no_decimals}}', '-11'],
  [1949.5, '{{amount_no_decimals}}', '19'],
  [99999.5, '{{amount}}', '1,000.00'],
  [99950, '{{amount_no_decimals}}', '1,000'],
  [1e-7, '{{amount}}', '0.00'],
  [Number.MAX_SAFE_INTEGER, '{{amount}}', '90,071,992,547,409.91'],
  [1e21, '{{amount_no_decimals}}', '10,000,000,000,000,000,000'],
]);

table('a format the shop got wrong still shows a price', [
  [1999, '€{{amount_with_stars}}', '€19.99'],
  [1999, '{{constructor}}', '19.99'],
  [1999, '{{}}', '19.99'],
  [1999, 'EUR', 'EUR 19.99'],
  [1999, '', '19.99'],
]);

const FORMATS = [
  { format: '{{amount}}', thousands: ',', decimal: '.' },
  { format: '{{amount_with_comma_separator}}', thousands: '.', decimal: ',' },
  { format: '{{amount_with_apostrophe_separator}}', thousands: "'", decimal: '.' },
  { format: '{{amount_with_space_separator}}', thousands: ' ', decimal: ',' },
  { format: '{{amount_with_period_and_space_separator}}', thousands: ' ', decimal: '.' },
];

test('the written digits are the amount, for every safe integer and as text alike', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom(...FORMATS), (minorUnits, style) => {
      const written = formatMoney(minorUnits, style.format);
      const read = written.replaceAll(style.thousands, '').replace(style.decimal, '');
      assert.equal(BigInt(read), BigInt(minorUnits));
      assert.equal(formatMoney(String(minorUnits), style.format), written);
    }),
    { numRuns: 2000 },
  );
});

test('without decimals the amount is the nearest whole one', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (minorUnits) => {
      const major = BigInt(formatMoney(minorUnits, '{{amount_no_decimals}}').replaceAll(',', ''));
      const rest = BigInt(minorUnits) - major * 100n;
      assert.ok(minorUnits < 0 ? rest >= -49n && rest <= 50n : rest >= -50n && rest <= 49n);
    }),
    { numRuns: 2000 },
  );
});

test('no price and no format makes it throw', () => {
  const format = fc.string({
    unit: fc.constantFrom('{', '}', 'amount', '$', '&', ' ', '€', '<b>'),
  });
  fc.assert(
    fc.property(fc.anything({ withBigInt: true }), format, (price, format) => {
      const written = formatMoney(price, format);
      assert.ok(written === '' || /\d/.test(written));
    }),
    { numRuns: 2000 },
  );
});
