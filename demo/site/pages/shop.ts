import { formatMoney } from '../../../shared/foundation/format-money';

export const shopName = 'Harrow & Flax';

/** How the shop writes prices, in the page's data and in what the server draws. */
export const moneyFormat = '€{{amount_with_comma_separator}}';

/** A price for the page, from minor units. */
export function money(minorUnits: number): string {
  return formatMoney(minorUnits, moneyFormat);
}
