import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { stopClock } from '../support/clock';
import { examples, firstExamples } from '../support/element-list';
import { isAwake, newPage, publishedPage, seen, settled, show, until } from '../support/page';
import { browser, server, wakeAll, withExample } from './laboratory';

const STILL = { prepare: stopClock };

/** Until watchers have written the present moment into a drawing; that alone is no waking's doing. */
async function clockShown(page: Page, tag: string) {
  await until(
    page,
    'the present moment is shown',
    (it) => [...document.querySelectorAll<HTMLElement>(it)].every(({ dataset }) => dataset.wbState),
    tag,
  );
  await page.evaluate(() => void globalThis.seen.mutations.splice(0));
}

/** Waking changes nothing that a visitor or the page could see. */
describe('Hydration', () => {
  describe('A drawn example, woken under its own policy, has no errors, reports, shifts or changes', () => {
    // Where its sheet comes from is the same for all examples of an element.
    for (const styles of ['inline', 'linked'] as const) {
      for (const example of styles === 'linked' ? firstExamples : examples) {
        it(`${example.title} (${styles})`, async () => {
          const { followsClock } = example.demo;
          await withExample(example, { styles, ...(followsClock && STILL) }, async (page) => {
            if (followsClock) await clockShown(page, example.tag);
            const body = await page.evaluate(() => document.body.innerHTML);
            await wakeAll(page);
            assert.ok(await isAwake(page, example.tag));
            const { errors, reports, shift, moved, mutations, printed } = await seen(page);
            assert.deepEqual(
              // What is drawn later comes into the room that is kept for it, and moves nothing.
              { errors, reports, shift, moved, mutations: example.drawsLater ? [] : mutations },
              { errors: [], reports: [], shift: 0, moved: [], mutations: [] },
            );
            assert.deepEqual(
              printed.filter((it) => !example.warns || !it.includes(example.warns)),
              [],
            );
            assert.equal(await page.evaluate(() => document.body.innerHTML), body);
          });
        });
      }
    }
  });

  describe('The checks above notice', () => {
    const planted = async (change: (html: string) => string) => {
      const { html, policy } = publishedPage('<wb-counter end="1200"></wb-counter>');
      const page = await newPage(browser);
      await show(page, server, { html: change(html), policy }, { at: '/planted' });
      await wakeAll(page);
      await settled(page);
      const result = await seen(page);
      await page.close();
      return result;
    };

    it('a drawing that is not what the browser would draw', async () => {
      const { errors, mutations } = await planted((html) => html.replaceAll('>1200<', '>1199<'));
      assert.equal(errors.length, 1);
      assert.match(errors[0]!, /<wb-counter> was drawn anew: .* Run the publish step/);
      assert.ok(mutations.length > 0);
    });

    it('a style that the policy does not name', async () => {
      const { reports } = await planted((html) =>
        html.replace('<body>', '<body style="color:red">'),
      );
      assert.match(reports.join(), /style-src-attr inline/);
      const sheet = await planted((html) => html.replace('</head>', '<style>p{}</style></head>'));
      assert.match(sheet.reports.join(), /style-src-elem inline/);
    });

    it('text that is made HTML', async () => {
      const page = await newPage(browser);
      await show(page, server, publishedPage(''), { at: '/sink' });
      await assert.rejects(
        page.evaluate(() => void (document.body.innerHTML = 'x')),
        /TrustedHTML/,
      );
      assert.match((await seen(page)).reports.join(), /require-trusted-types-for/);
      await page.close();
    });
  });
});
