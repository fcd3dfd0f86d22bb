import assert from 'node:assert/strict';
import { inEveryEngine } from '../../support/engines';
import type { Bench } from '../../support/engines';
import { eventually, goBack, idle, isAwake, publishedPage, show } from '../../support/page';

const plain = (text: string) => publishedPage(`<p>${text}</p>`).html;

/** A page that holds a link, opened from another page of the site, or at once. */
async function open({ page, server }: Bench, body: string, { from = true } = {}) {
  server.page('/first', plain('<a href="/page">First</a>'));
  server.page('/spring', plain('Spring'));
  server.page('/offers', plain('Offers'));
  const { html, policy } = publishedPage(body);
  await show(page, server, { html, policy });
  if (from) {
    await page.goto(`${server.origin}/first`);
    await Promise.all([page.waitForNavigation(), page.click('a')]);
  }
  await idle(page);
  await eventually('links are answered', () =>
    page.evaluate(() => Symbol.for('wb.link.1') in globalThis),
  );
}

const isAt = ({ page }: Bench, path: string) =>
  eventually(`the page is ${path}`, () =>
    // While it goes from page to page there is nobody to ask.
    page.evaluate((it) => location.pathname === it, path).catch(() => false),
  );

inEveryEngine('A published link', (it) => {
  const replaced = '<wb-link replacement="/spring"><a href="/offers">Offers</a></wb-link>';
  const previous = '<wb-link previous><a href="/offers">Back</a></wb-link>';

  it('with another address takes the place of the page in the history', async (bench) => {
    await open(bench, replaced);
    assert.equal(await isAwake(bench.page, 'wb-link'), false);
    await bench.page.click('wb-link a');
    await isAt(bench, '/spring');
    assert.deepEqual(
      bench.server.requests.filter((it) => it.includes('/react-')),
      [],
    );
    await goBack(bench.page);
    await isAt(bench, '/first');
  });

  it('to the previous page leads back to it', async (bench) => {
    await open(bench, previous);
    await bench.page.click('wb-link a');
    await isAt(bench, '/first');
  });

  it('to the previous page is followed when the visitor comes from nowhere', async (bench) => {
    await open(bench, previous, { from: false });
    await bench.page.click('wb-link a');
    await isAt(bench, '/offers');
  });

  for (const body of [replaced, previous]) {
    it(`is a plain link without script: ${body}`, async (bench) => {
      const { page, server } = bench;
      server.page('/offers', plain('Offers'));
      const { html } = publishedPage(body, { loader: false });
      await show(page, server, { html, policy: '' });
      await page.click('a');
      await isAt(bench, '/offers');
    });
  }
});
