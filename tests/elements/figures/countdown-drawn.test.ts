import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inEveryEngine } from '../../support/engines';
import type { Bench } from '../../support/engines';
import {
  eventually,
  goBack,
  idle,
  isAwake,
  publishedPage,
  seen,
  settled,
  show,
} from '../../support/page';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const ago = inMinutes(-60);

async function open({ page, server }: Bench, body: string, data: object = {}) {
  server.page('/over', publishedPage('<p>It is over.</p>').html);
  const { html, policy } = publishedPage(body, { data: { page: data } });
  await show(page, server, { html, policy });
}

const state = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('wb-countdown')?.dataset.wbState);

const shown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelector('wb-countdown')!.shadowRoot!.querySelectorAll('[part=number]')].map(
      ({ textContent }) => textContent,
    ),
  );

const isAt = (page: Page, path: string) =>
  eventually(`the page is ${path}`, () =>
    // While it goes from page to page there is nobody to ask.
    page.evaluate((it) => location.pathname === it, path).catch(() => false),
  );

inEveryEngine('A published countdown', (it) => {
  it('counts without waking, without React, and nothing shifts', async (bench) => {
    const { page, server } = bench;
    await open(bench, `<wb-countdown end="${inMinutes(90.5)}"></wb-countdown>`);
    await eventually('it counts', async () => (await state(page)) === 'running');
    const before = await shown(page);
    assert.deepEqual(before.slice(0, 3), ['00', '01', '30']);
    await eventually('a second is over', async () => (await shown(page))[3] !== before[3]);
    await settled(page);
    const { errors, reports, shift, printed } = await seen(page);
    assert.deepEqual(
      { errors, reports, shift, printed },
      { errors: [], reports: [], shift: 0, printed: [] },
    );
    assert.equal(await isAwake(page, 'wb-countdown'), false);
    assert.deepEqual(
      server.requests.filter((path) => path.includes('/react-')),
      [],
    );
  });

  it('goes on where it was when a page script wakes it', async (bench) => {
    const { page } = bench;
    await open(bench, `<wb-countdown end="${inMinutes(90.5)}"></wb-countdown>`);
    await eventually('it counts', async () => (await state(page)) === 'running');
    await page.evaluate(() => document.querySelector('wb-countdown')!.setAttribute('end', '9'));
    await eventually('it is awake', () => isAwake(page, 'wb-countdown'));
    await eventually('it has nothing to count', async () => (await state(page)) === undefined);
    await page.evaluate(
      (end) => document.querySelector('wb-countdown')!.setAttribute('end', end),
      inMinutes(60 * 24 * 2 + 0.5),
    );
    await eventually('it counts again', async () => (await shown(page))[0] === '02');
    assert.deepEqual((await seen(page)).errors, []);
  });

  it("goes by the server's clock, whatever the visitor's says", async (bench) => {
    const { page } = bench;
    const body = '<wb-countdown end="2040-01-01T00:00Z"></wb-countdown>';
    await open(bench, body, { now: '2039-12-30T23:59:50Z' });
    await eventually('it counts', async () => (await state(page)) === 'running');
    const [days, hours] = await shown(page);
    assert.deepEqual([days, hours], ['01', '00']);
  });

  it('that is over opens the other page once, and Back does not lead there again', async (bench) => {
    const { page, server } = bench;
    server.page('/first', publishedPage('<a href="/page">First</a>').html);
    await page.goto(`${server.origin}/first`);
    await open(
      bench,
      `<wb-countdown end="${ago}" link-type="redirect" redirect="/over"></wb-countdown>`,
    );
    await isAt(page, '/over');
    await goBack(page);
    await isAt(page, '/first');
  });

  it('that is over stays where it is when the other page only leads back', async (bench) => {
    const { page, server } = bench;
    const countdown = (to: string) =>
      `<wb-countdown end="${ago}" link-type="redirect" redirect="${to}"></wb-countdown>`;
    server.page('/other', publishedPage(countdown('/page')).html);
    await open(bench, countdown('/other'));
    await eventually(
      'it has been to the other page and back, and stays',
      async () => {
        const asked = server.requests.filter((path) => path === '/page' || path === '/other');
        return asked.length === 3 && (await state(page).catch(() => '')) === 'ended';
      },
      60,
    );
    await idle(page);
    await settled(page);
    assert.equal(await page.evaluate(() => location.pathname), '/page');
    assert.equal(server.requests.filter((path) => path === '/other').length, 1);
  });

  it('that is over never opens its own page', async (bench) => {
    const { page, server } = bench;
    await open(
      bench,
      `<wb-countdown end="${ago}" link-type="redirect" redirect="/page#top"></wb-countdown>`,
    );
    await eventually('it has ended', async () => (await state(page)) === 'ended');
    await settled(page);
    assert.equal(server.requests.filter((path) => path === '/page').length, 1);
  });

  it('that is over is hidden, or gone, before React could come', async (bench) => {
    const { page, server } = bench;
    for (const action of ['hide', 'remove']) {
      await open(bench, `<wb-countdown end="${ago}" action="${action}"></wb-countdown>`);
      await eventually(`${action} is done`, () =>
        page.evaluate(() => !document.querySelector('wb-countdown')?.checkVisibility()),
      );
    }
    assert.deepEqual(
      server.requests.filter((path) => path.includes('/react-')),
      [],
    );
  });

  it('whose script does not come can be read as its date after a while', async (bench) => {
    const { page, server } = bench;
    const release = server.hold('/countdown-watch');
    await open(bench, '<wb-countdown end="2040-01-01T18:00Z"></wb-countdown>');
    await eventually('its date shows', () =>
      page.evaluate(() => {
        const shadow = document.querySelector('wb-countdown')!.shadowRoot!;
        const look = (part: string) =>
          getComputedStyle(shadow.querySelector(`[part=${part}]`)!).visibility;
        return look('date') === 'visible' && look('figures') === 'hidden';
      }),
    );
    release();
    await eventually('its figures show', () =>
      page.evaluate(() => {
        const shadow = document.querySelector('wb-countdown')!.shadowRoot!;
        return getComputedStyle(shadow.querySelector('[part=figures]')!).visibility === 'visible';
      }),
    );
  });
});
