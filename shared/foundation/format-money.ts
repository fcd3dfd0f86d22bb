interface Separators {
  thousands: string;
  /** Empty for formats without decimals. */
  decimal: string;
}

const AMOUNT: Separators = { thousands: ',', decimal: '.' };

/**
 * All but `amount`, which any other placeholder counts as. A Map, so that one named like an
 * Object.prototype member is another.
 */
const PLACEHOLDERS = new Map<string, Separators>([
  ['amount_no_decimals', { thousands: ',', decimal: '' }],
  ['amount_with_comma_separator', { thousands: '.', decimal: ',' }],
  ['amount_no_decimals_with_comma_separator', { thousands: '.', decimal: '' }],
  ['amount_with_apostrophe_separator', { thousands: "'", decimal: '.' }],
  ['amount_with_space_separator', { thousands: ' ', decimal: ',' }],
  ['amount_no_decimals_with_space_separator', { thousands: ' ', decimal: '' }],
  ['amount_with_period_and_space_separator', { thousands: ' ', decimal: '.' }],
]);

/**
 * Formats a price in the shop's style (spec 9): `formatMoney(123456, '€{{amount}}')` is '€1,234.56'.
 *
 * `minorUnits` is a number, bigint or decimal text. Other text counts as 0 ('abc', '12abc', '1e3');
 * a value without an amount (empty, null, NaN, Infinity, arrays, objects) gives ''. Rounds once, on
 * the decimal digits, halves away from zero: 103572.5 is '1,035.73'. The minus of a negative amount
 * is inside the format ('€-5.00'); the result is never '-0.00'.
 *
 * `format` is plain text; all its placeholders are filled. An unknown placeholder counts as `amount`,
 * and a format without placeholders precedes the amount ('EUR 5.00'), because a shop may show a price
 * in the wrong style but never a currency without its price. Never throws.
 */
export function formatMoney(minorUnits: unknown, format: string): string {
  const text = decimalText(minorUnits);
  if (text === '') return '';
  let filled = false;
  const price = format.replace(/\{\{([^{}]*)\}\}/g, (_, placeholder: string) => {
    filled = true;
    return amount(text, PLACEHOLDERS.get(placeholder.trim()) ?? AMOUNT);
  });
  return filled ? price : `${price} ${amount(text, AMOUNT)}`.trim();
}

/** Decimal digits without an exponent; '0' for other text, '' for a value without an amount. */
function decimalText(value: unknown): string {
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'string') {
    const text = value.trim();
    return text === '' || /^[+-]?(?=\.?\d)\d*(?:\.\d*)?$/.test(text) ? text : '0';
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  // String() writes an exponent for numbers from 1e21 and below 1e-6.
  if (Number.isInteger(value)) return String(BigInt(value));
  return Math.abs(value) < 1e-6 ? '0' : String(value);
}

function amount(text: string, { thousands, decimal }: Separators): string {
  const [whole = '', fraction = ''] = text.replace(/^[+-]/, '').split('.');
  const rounded = decimal
    ? round(whole, fraction)
    : round(whole.slice(0, -2), whole.charAt(whole.length - 2));
  const minus = text.startsWith('-') && rounded !== '0' ? '-' : '';
  if (!decimal) return minus + grouped(rounded, thousands);
  const digits = rounded.padStart(3, '0');
  return minus + grouped(digits.slice(0, -2), thousands) + decimal + digits.slice(-2);
}

/** Rounds digits by those that follow, as text, because floating point loses cents: 1.005 * 100 is 100.49999999999999. */
function round(digits: string, rest: string): string {
  return String(BigInt(digits) + (rest >= '5' ? 1n : 0n));
}

function grouped(digits: string, separator: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) {
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  }
  return groups.join(separator);
}
