import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findFirefox, sharedBrowser } from '../../support/browsers';
import {
  awake,
  click,
  goBack,
  idle,
  newPage,
  publishedPage,
  show,
  until,
} from '../../support/page';
import { serveBuild } from '../../support/server';

const tabs = ['A', 'B', 'C'].map((name) => `<section><h3>${name}</h3></section>`).join('');
/** A carousel draws in the moment in which its page is hidden. */
const body = `<wb-tabs>${tabs}</wb-tabs><wb-carousel><div>1</div><div>2</div></wb-carousel>`;

const hasChosen = (name: string) =>
  document
    .querySelector('wb-tabs')!
    .shadowRoot!.querySelector('[aria-selected=true]')!
    .textContent.includes(name);

describe(
  'A page that Firefox keeps for Back',
  { skip: findFirefox() ? false : 'no Firefox' },
  () => {
    it('draws what changes in it afterwards, though it was left in the middle of a drawing', async () => {
      const server = await serveBuild();
      const context = await (await sharedBrowser('firefox', 'keeping')).createBrowserContext();
      try {
        const page = await newPage(context);
        server.answer('/other', {
          headers: { 'content-type': 'text/html' },
          body: '<title>Other</title>',
        });
        await show(page, server, { ...publishedPage(body), policy: '' });
        for (const tag of ['wb-tabs', 'wb-carousel']) {
          await page.evaluate(async (name) => {
            const address = '/wb/loader.js';
            const { wake } = (await import(address)) as { wake: (host: Element) => Promise<void> };
            await wake(document.querySelector(name)!);
          }, tag);
          await awake(page, tag);
        }
        await click(page, 'wb-tabs >> [role=tab]:nth-of-type(2)');
        await until(page, 'the second is chosen', hasChosen, 'B');
        await idle(page);
        await page.waitForNetworkIdle();
        await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
        await page.goto(`${server.origin}/other`);
        await goBack(page);
        await until(page, 'the page is there again', () =>
          Boolean(document.querySelector('wb-tabs')),
        );
        assert.ok(await page.$('html[data-left]'), 'Firefox has not kept the page');
        await page.$eval('wb-tabs', (host) => host.setAttribute('active', '3'));
        await until(page, 'the third is chosen', hasChosen, 'C');
      } finally {
        await context.close();
        await server.close();
      }
    });
  },
);
