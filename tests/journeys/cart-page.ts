import type { Page } from 'puppeteer-core';
import { nameFunctions } from './engines';

/** The lines of the cart page, one sentence each: name, options, price of one, pieces, sum. */
export async function cartLines(page: Page): Promise<string[]> {
  await nameFunctions(page);
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.cart-lines li')].map((line) => {
      const text = (selector: string) =>
        (line.querySelector<HTMLElement>(selector)?.innerText ?? '').replace(/\s+/g, ' ').trim();
      const pieces = line.querySelector<HTMLInputElement>('input[name="quantity"]')?.value;
      return `${text('h2')} ${text('.summary')} × ${pieces} = ${text('.line-total')}`;
    }),
  );
}
