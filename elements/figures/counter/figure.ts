/**
 * A number with grouped thousands: 1234567.5 with ',' is '1,234,567.5', and with '.' it is '1.234.567,5'.
 *
 * @param decimals how many digits to show after the decimal mark
 */
export function figure(value: number, decimals: number, separator: string): string {
  const [whole = '', fraction] = digits(value, decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, () => separator);
  const mark = separator === '.' ? ',' : '.';
  return fraction ? grouped + mark + fraction : grouped;
}

function digits(value: number, decimals: number): string {
  // From here on toFixed writes an exponent, and every such number is a whole one.
  if (Math.abs(value) >= 1e21) return String(BigInt(value));
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? text.replace('-', '') : text;
}

/** How many decimals a number is written with; at most 20, which is what can be shown. */
export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).toLowerCase().split('e');
  const written = digits.split('.')[1]?.length ?? 0;
  return Math.min(20, Math.max(0, written - Number(exponent)));
}
