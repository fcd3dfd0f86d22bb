import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inEveryEngine } from '../../support/engines';
import { publishedPage, settled, show } from '../../support/page';

const SCRIPT = '<script type="module" src="/wb/page.js"></script>';

const views = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('wb-visit') ?? '{}').views as unknown);

inEveryEngine('A page with page.js', (it) => {
  it('counts as seen, once each time it is shown; one without stores nothing', async (bench) => {
    const { page, server } = bench;
    await show(page, server, publishedPage('<p>Text.</p>'), { at: '/plain' });
    await settled(page);
    assert.equal(await views(page), undefined);
    await show(page, server, publishedPage('<p>Text.</p>', { head: SCRIPT }), { at: '/counted' });
    for (const seen of [1, 2]) {
      await settled(page);
      assert.equal(await views(page), seen);
      await page.reload({ waitUntil: 'load' });
    }
  });

  it('counts and starts once a visitor looks at it, where the browser has only prepared it', async (bench) => {
    const { page, server } = bench;
    await page.evaluateOnNewDocument(() => {
      let isAhead = true;
      Object.defineProperty(Document.prototype, 'prerendering', { get: () => isAhead });
      addEventListener('look', () => {
        isAhead = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      });
    });
    await show(page, server, publishedPage('<p>Text.</p>', { head: SCRIPT }), { at: '/ahead' });
    await settled(page);
    assert.equal(await views(page), undefined);
    await page.evaluate(() => dispatchEvent(new Event('look')));
    await settled(page);
    assert.equal(await views(page), 1);
  });

  it('lets a script hear what is announced, and learn what was', async ({ page, server }) => {
    await show(page, server, publishedPage('<p>Text.</p>', { head: SCRIPT }));
    const heard =
      await page.evaluate(`import('/wb/page.js').then(({ announce, subscribe, latest }) => {
      const heard = [];
      const stop = subscribe('product.quantity', ({ quantity }, key) => heard.push(key + ' ' + quantity));
      announce('product.quantity', 'shirt', { quantity: 2 });
      stop();
      announce('product.quantity', 'shirt', { quantity: 3 });
      return [...heard, latest('product.quantity', 'shirt').quantity];
    })`);
    assert.deepEqual(heard, ['shirt 2', 3]);
  });

  it('lets a consent manager read and change what a visitor agrees to, for later pages too', async (bench) => {
    const { page, server } = bench;
    const data = { page: { consent: { media: 'ask' } } };
    await show(page, server, publishedPage('<p>Text.</p>', { head: SCRIPT, data }));
    const heard = await page.evaluate(`import('/wb/page.js').then((all) => {
      const heard = [all.readConsent('media'), all.readConsent('maps')];
      all.subscribe('consent.given', ({ purpose }) => heard.push('given ' + purpose));
      all.subscribe('consent.withdrawn', ({ purpose }) => heard.push('withdrawn ' + purpose));
      all.giveConsent('media');
      all.withdrawConsent('maps');
      return heard;
    })`);
    assert.deepEqual(heard, ['ask', 'granted', 'given media', 'withdrawn maps']);
    await page.reload({ waitUntil: 'load' });
    const later = await page.evaluate(
      `import('/wb/page.js').then(({ readConsent }) => ['media', 'maps'].map(readConsent))`,
    );
    assert.deepEqual(later, ['granted', 'denied']);
  });
});
