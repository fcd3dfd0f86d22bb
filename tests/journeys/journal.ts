import type { Page } from 'puppeteer-core';
import { readCatalogue } from '../../demo/site/catalogue/read-catalogue';
import { articles } from '../../demo/site/journal/articles';
import { washingLinen } from '../../demo/site/journal/washing-linen';
import { articlePage } from '../../demo/site/pages/article';
import { escapeHtml } from '../../shared/foundation/escape-html';
import { prerender } from '../support/build';
import { eventually, idle } from '../support/page';
import type { Shop } from './shop';

export const article = washingLinen.path;

/** Goes to a page of the site, and waits until everything in it that watches is there. */
export async function visit(page: Page, shop: Shop, path: string) {
  await page.goto(shop.origin + path, { waitUntil: 'load' });
  await idle(page);
}

/** From now on the site's article has a letter that opens by other rules, and no other popup. */
export async function publishLetter(shop: Shop, rules: readonly object[]) {
  const source = articlePage(washingLinen, articles, await readCatalogue(shop.database))
    .replace(
      /(<wb-popup\s+id="letter"[^>]*? rules=")[^"]*/,
      `$1${escapeHtml(JSON.stringify(rules))}`,
    )
    .replace(/<wb-popup\s+id="(before-you-go|welcome-back)".*?<\/wb-popup>/gs, '');
  const { html, policy } = prerender(source);
  shop.answer(article, { headers: { 'content-security-policy': policy }, body: html });
}

export const isOpen = (page: Page, id: string) =>
  page.evaluate(
    (name) =>
      document.getElementById(name)?.shadowRoot?.querySelector('dialog')?.matches(':modal') ??
      false,
    id,
  );

export const opens = (page: Page, id: string) =>
  eventually(`the popup ${id} is open`, () => isOpen(page, id));

export const closes = (page: Page, id: string) =>
  eventually(`the popup ${id} is closed`, async () => !(await isOpen(page, id)));

/** Waits until the rules of a popup are run, so that whatever is done from now on is seen by them. */
export const isWatched = (page: Page, id: string) =>
  eventually(`the rules of ${id} run`, () =>
    page.evaluate((name) => {
      const running = Symbol.for('wb.popup.rules.1');
      const host = document.getElementById(name) as unknown as Record<symbol, unknown>;
      return Boolean((host[running] as { isLive?: boolean } | undefined)?.isLive);
    }, id),
  );
