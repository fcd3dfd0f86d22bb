import type { CartLine } from '../cart/read';

/** What a line is called where there is one line of text for it: 'Linen shirt (M, Sand)'. */
export function lineName({ title, optionNames, options }: CartLine): string {
  return optionNames.length > 0 ? `${title} (${options.join(', ')})` : title;
}
