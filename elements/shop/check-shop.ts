import type { Light } from '../../shared/content/light';
import type { Page } from '../../shared/content/page';
import { BOX_WIDTHS } from './box-width';
import { propertyIn } from '../../shared/foundation/json-object';
import { type Asked, SCRIPT, shopOf } from './read-shop';
import type { Refusal } from './refusal';
import { widthIn } from './width-rule';

const REASONS: Record<Refusal, [what: string, remedy: string]> = {
  store: [
    'has no store id, or one that is none',
    "Write the number that the shop's provider gave, as store-id or as shop.storeId in the page's data-wb-page.",
  ],
  product: [
    'has no id of a product',
    "Write product-id, or shop.defaultProductId in the page's data-wb-page.",
  ],
  category: ['has no id of a category', 'Write category-id; 0 is all of the shop.'],
  second: [
    'is not the only one of the shop on this page, and its script shows one page of it at a time',
    'Keep the first.',
  ],
  other: [
    'is of another store than what stands above it, and the script of one does not go with that of the other',
    'Keep one of them.',
  ],
};

/** Warns the publisher of an element that shows nothing of the shop, or another size than was meant. */
export function checkShop(host: Light, page: Page, asked: Asked) {
  const { tag } = host;
  const { width = '' } = asked;
  const { refusal } = shopOf(host, page, asked);
  const say = (message: string) => page.warn(message, message);
  if (refusal) {
    const [what, remedy] = REASONS[refusal];
    say(`<${tag}> ${what}, so it shows nothing of the shop. ${remedy}`);
  }
  const at = page.data('page').map((it) => propertyIn(propertyIn(it, 'shop'), 'script'));
  const script = at.find((it) => it !== undefined);
  if (typeof script === 'string' && script && !SCRIPT.test(script.trim())) {
    say(
      `data-wb-page: shop.script is "${script.slice(0, 80)}", which is neither of this site nor of ecwid.com, so the provider's own address is used. ` +
        "Write a path such as '/shop.js', or leave it out.",
    );
  }
  const is = widthIn(width);
  if (width && is?.amount !== parseFloat(width)) {
    const limits = Object.entries(BOX_WIDTHS).map(([it, { min, max }]) => `${min} to ${max}${it}`);
    const effect = is
      ? `is beyond the limits, so it is ${is.amount}${is.unit}`
      : 'is no width, so it is as wide as there is room';
    say(`<${tag} width="${width.slice(0, 60)}"> ${effect}. Write ${limits.join(' or ')}.`);
  }
}
