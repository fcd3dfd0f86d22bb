import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { firstExamples } from '../support/element-list';
import { newPage, publishedPage, seen, settled, show } from '../support/page';
import { firstGroups } from './groups';
import type { Group } from './groups';
import { wakesUnseen } from './hydration';
import { browser, server, wakeAll, withExample } from './laboratory';
import { withSecond } from './sleep';
import { stillnessOf } from './stillness';
import { visitOnce } from './visits';

const openLinked = (group: Group, action: (page: Page) => Promise<void>) => {
  const prepare = stillnessOf(group[0]!.demo);
  return withExample(withSecond(group), { styles: 'linked', ...(prepare && { prepare }) }, action);
};
const visit = visitOnce(openLinked, [wakesUnseen], firstGroups);

/** Waking changes nothing that a visitor or the page could see. */
describe('Hydration', () => {
  describe('A drawn example, woken under its own policy, has no errors, reports, shifts or changes', () => {
    // The inline ones are in `untouched.test.ts`. Where its sheet comes from is the same for all
    // examples of an element.
    for (const example of firstExamples) {
      it(`${example.title} (linked)`, () => visit(wakesUnseen, example));
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
      assert.deepEqual(errors, []);
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
