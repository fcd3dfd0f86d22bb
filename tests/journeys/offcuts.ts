import type { Page } from 'puppeteer-core';
import { click, goBack, idle, until } from '../support/page';

/** Waits until the hosted shop shows a heading at an address. */
export async function shows(page: Page, heading: string, path: string) {
  await until(page, `${path} is there`, (at) => location.pathname === at, path);
  // Whoever asks a page all the time leaves it no time to wake what is seen.
  await idle(page);
  await until(
    page,
    `${path} shows ${heading}`,
    (words) => document.querySelector('.ec-store .ec-title')?.textContent === words,
    heading,
  );
}

/** Waits until the bag's link says how many things are in it. */
export const bag = (page: Page, count: string) =>
  until(
    page,
    `the bag says ${count}`,
    (it) =>
      document.querySelector('wb-shop-bag')?.shadowRoot?.querySelector('[part=count]')
        ?.textContent === it,
    count,
  );

/** Fills in fields of the provider's, by their names. */
export const fill = (page: Page, fields: Record<string, string>) =>
  page.evaluate((values) => {
    for (const [name, value] of Object.entries(values))
      document.querySelector<HTMLInputElement>(`.ec-store [name=${name}]`)!.value = value;
  }, fields);

/** Clicks the provider's link to a page. */
export const follow = (page: Page, path: string) => click(page, `.ec-store a[href="${path}"]`);
/** Goes back, and waits for what was there. */
export const back = (page: Page, heading: string, path: string) =>
  goBack(page).then(() => shows(page, heading, path));
