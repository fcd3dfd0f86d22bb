import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inEveryEngine } from '../../support/engines';
import type { Bench } from '../../support/engines';
import {
  click,
  eventually,
  idle,
  isAwake,
  publishedPage,
  seen,
  settled,
  show,
} from '../../support/page';

const place = 'https://linen.example/journal/?p=1#top';
const head = `<link rel="canonical" href="${place}">`;
const body = '<wb-share networks="telegram email copy" shares="page" text="Linen"></wb-share>';

const links = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelector('wb-share')!.shadowRoot!.querySelectorAll('a')].map(
      (it) => it.getAttribute('href') ?? 'none',
    ),
  );
const heard = (page: Page) =>
  eventually('share links are answered', () =>
    page.evaluate(() => Symbol.for('wb.share.1') in globalThis),
  );
const telegram = (address: string) => `https://t.me/share/url?url=${encodeURIComponent(address)}`;

inEveryEngine('Published share links', (it) => {
  it('are whole without script where the page says where it stands', async ({ page, server }) => {
    const { html, warnings } = publishedPage(body, { head, loader: false });
    assert.doesNotMatch(warnings.join(), /cannot know the address/);
    await show(page, server, { html, policy: '' });
    const address = 'https://linen.example/journal/?p=1';
    assert.deepEqual(await links(page), [
      telegram(address),
      `mailto:?subject=Linen&body=${encodeURIComponent(address)}`,
    ]);
  });

  it('learn the address from the page where it does not say so, asleep and without React', async (bench: Bench) => {
    const { page, server } = bench;
    const { html, policy, warnings } = publishedPage(body);
    assert.match(warnings.join(), /cannot know the address it shares/);
    assert.doesNotMatch(html, /href="[^"]*(?:t\.me|mailto:)/);
    await show(page, server, { html, policy });
    await idle(page);
    await heard(page);
    await settled(page);
    assert.equal((await links(page))[0], telegram(`${server.origin}/page`));
    assert.equal(await isAwake(page, 'wb-share'), false);
    const { errors, reports, shift, printed } = await seen(page);
    assert.deepEqual(
      { errors, reports, shift, printed },
      { errors: [], reports: [], shift: 0, printed: [] },
    );
    assert.deepEqual(
      server.requests.filter((path) => path.includes('/react-')),
      [],
    );
  });

  it('open their window asleep, and stay as they are when a script wakes them', async (bench) => {
    const { page, server } = bench;
    const { html, policy } = publishedPage(body, { head });
    await show(page, server, { html, policy });
    await idle(page);
    await heard(page);
    const opened = await page.evaluate(() => {
      const seen: string[] = [];
      window.open = (address) => {
        seen.push(String(address));
        return null;
      };
      document.querySelector('wb-share')!.shadowRoot!.querySelector('a')!.click();
      return seen;
    });
    assert.deepEqual(opened, [telegram('https://linen.example/journal/?p=1')]);
    assert.equal(await isAwake(page, 'wb-share'), false);
    await page.evaluate(() => document.querySelector('wb-share')!.setAttribute('shares', 'origin'));
    await eventually('it is awake', () => isAwake(page, 'wb-share'));
    await eventually(
      'it shares the origin',
      async () => (await links(page))[0] === telegram('https://linen.example'),
    );
    assert.deepEqual((await seen(page)).errors, []);
  });

  for (const [late, file] of [
    ['the loader', '/loader.js'],
    ['its second half', '/loader-later-'],
    ['what listens', '/share-watch-'],
  ] as const)
    it(`copy at the first press, once, also before ${late} has come`, async (bench) => {
      const { page, server } = bench;
      const { html, policy } = publishedPage(body, { head });
      const release = server.hold(file);
      await show(page, server, { html, policy }, { until: 'parsed' });
      await page.evaluate(() => {
        const written: string[] = [];
        const writeText = async (it: string) => void written.push(it);
        Object.defineProperty(navigator, 'clipboard', { value: { writeText, written } });
      });
      await click(page, 'wb-share >> button');
      release();
      const copied = () =>
        page.evaluate(() => (navigator.clipboard as unknown as { written: string[] }).written);
      await eventually('it is copied', async () => (await copied()).length > 0);
      await idle(page);
      assert.deepEqual(await copied(), ['https://linen.example/journal/?p=1']);
      assert.equal(await isAwake(page, 'wb-share'), false);
      assert.deepEqual((await seen(page)).errors, []);
    });
});
