import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { answerOutside, showPage } from '../support/outside';
import { click, eventually, seen, settled } from '../support/page';
import { atTheShop } from './at-the-shop';
import { opens, visit } from './journal';

const hasCalendar = (page: Page) =>
  page.evaluate(() => {
    const { shadowRoot } = document.querySelector('wb-booking')!;
    return Boolean(shadowRoot!.querySelector('iframe'));
  });
const goToCalendar = (page: Page) =>
  page.evaluate(() => document.querySelector('wb-booking')!.scrollIntoView());

atTheShop('Who wants to be measured', (check) => {
  check(
    'allows the calendar for ever, takes that back in the settings, and it is gone',
    async ({ page, shop }) => {
      const asked = await answerOutside(page, shop.origin, (request) =>
        showPage(request, '<p>Thursday, ten o’clock</p>'),
      );
      await visit(page, shop, '/contact');
      await goToCalendar(page);
      assert.deepEqual(asked, []);
      await click(page, 'wb-booking >> [part=allow-always]');
      await eventually('the calendar is there', () => hasCalendar(page));
      await visit(page, shop, '/contact');
      await goToCalendar(page);
      await eventually('it is there again, unasked', () => hasCalendar(page));

      await click(page, 'footer a[href="#privacy"]');
      await opens(page, 'privacy');
      await click(page, 'wb-consent >> [name=booking]');
      await click(page, 'wb-consent >> [part=save]');
      await eventually('the calendar is gone', async () => !(await hasCalendar(page)));
      const before = asked.length;
      await visit(page, shop, '/contact');
      await goToCalendar(page);
      await settled(page);
      assert.deepEqual([await hasCalendar(page), asked.length], [false, before]);
      const { errors } = await seen(page);
      assert.deepEqual(errors, []);
    },
  );
});
