import type { Page } from 'puppeteer-core';
import { click } from '../support/page';
import { buyButton, choose, elementOf, untilShown } from './product-page';
import type { Shop } from './shop';

/** A product with radio buttons, pictures and a quantity. */
export const shirt = 'linen-shirt';

export const plus = `${elementOf(shirt, 'wb-quantity')} >> [part="add"]`;

export const visitShirt = (page: Page, { origin }: Shop): Promise<unknown> =>
  page.goto(`${origin}/shop/${shirt}`);

/** Four things in quick succession: two choices, one more piece, into the cart. */
export async function chooseAndBuy(page: Page): Promise<void> {
  await choose(page, shirt, 'Size', 'XL');
  await choose(page, shirt, 'Colour', 'Ink');
  await click(page, plus);
  await click(page, buyButton(shirt));
}

/** Waits until the page says that the cart took it. */
export const isAdded = (page: Page): Promise<void> =>
  untilShown(page, shirt, 'the cart took it', ({ message }) => message === 'Added to your cart.');
