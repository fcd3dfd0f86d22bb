import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inEveryEngine } from '../../support/engines';
import type { Bench } from '../../support/engines';
import { wakeByScript } from '../../shared/programs/loader/widgets';
import { eventually, isAwake, publishedPage, seen, settled, show } from '../../support/page';

async function open({ page, server }: Bench, body: string, loader = true) {
  const { html, policy } = publishedPage(body, { loader });
  await show(page, server, { html, policy });
}

const ended = (page: Page, type: string, times = 1) =>
  eventually(`${type} has been heard`, async () => {
    const { events } = await seen(page);
    return events.filter((event) => event.type === type).length === times;
  });

type Counter = HTMLElement & { restart(): void };

const numbers = (page: Page) =>
  page.$$eval('wb-counter', (hosts) =>
    hosts.flatMap((host) => host.shadowRoot!.querySelector('[part=number]')?.textContent ?? []),
  );

inEveryEngine('Published figures', (it) => {
  it('fill a bar up without waking, without React, and nothing shifts', async (bench) => {
    const { page, server } = bench;
    const bars = ['style1', 'style2'].map(
      (style) =>
        `<wb-progress-bar value="87.25" progress-style="${style}">Sold <a href="#x">today</a></wb-progress-bar>`,
    );
    await open(bench, bars.join(''));
    await ended(page, 'wb-progress-bar-end', 2);
    await settled(page);
    const { errors, reports, shift, moved, printed, events } = await seen(page);
    assert.deepEqual(
      { errors, reports, shift, moved, printed },
      { errors: [], reports: [], shift: 0, moved: [], printed: [] },
    );
    assert.deepEqual(events[0]!.detail, { value: 87.25 });
    assert.equal(await isAwake(page, 'wb-progress-bar'), false);
    assert.deepEqual(
      server.requests.filter((path) => path.includes('/react-')),
      [],
    );
  });

  it('count in a ring, above a bar and alone, without React, and nothing shifts', async (bench) => {
    const { page, server } = bench;
    const counters = ['figure', 'radial', 'bar'].map(
      (style) =>
        `<p><wb-counter start="-5" end="12345.5" separator="," full="20000" duration="1"
          counter-style="${style}"><span slot="suffix"> guests</span></wb-counter> so far</p>`,
    );
    await open(bench, counters.join(''));
    await ended(page, 'wb-counter-end', 3);
    await settled(page);
    const { errors, reports, shift, moved, printed } = await seen(page);
    assert.deepEqual(
      { errors, reports, shift, moved, printed },
      { errors: [], reports: [], shift: 0, moved: [], printed: [] },
    );
    assert.equal(await isAwake(page, 'wb-counter'), false);
    assert.deepEqual(
      server.requests.filter((path) => path.includes('/react-')),
      [],
    );
    assert.deepEqual(await numbers(page), Array(3).fill('12,345.5'));
  });

  it('go on counting when a script wakes them, and arrive once', async (bench) => {
    const { page } = bench;
    await open(bench, '<wb-counter end="1000000" duration="3"></wb-counter>');
    await eventually('it counts', async () => Number((await numbers(page))[0]) < 1_000_000);
    const before = Number((await numbers(page))[0]);
    await wakeByScript(page, 'wb-counter');
    assert.ok(Number((await numbers(page))[0]) >= before, 'it began again');
    await ended(page, 'wb-counter-end');
    await settled(page);
    assert.deepEqual(await numbers(page), ['1000000']);
    assert.equal((await seen(page)).events.length, 1);
  });

  it('count once, and again when a script has woken them and says so', async (bench) => {
    const { page } = bench;
    await open(bench, '<wb-counter end="9" duration="0.1"></wb-counter>');
    await ended(page, 'wb-counter-end');
    await wakeByScript(page, 'wb-counter');
    await settled(page);
    await ended(page, 'wb-counter-end');
    await page.$eval('wb-counter', (it) => (it as Counter).restart());
    await ended(page, 'wb-counter-end', 2);
  });

  it('go on in what a translator or a morph has put in place of the number', async (bench) => {
    const { page } = bench;
    await open(
      bench,
      '<wb-counter end="800000000" duration="1000" counter-style="bar"></wb-counter>',
    );
    const isCounting = async () => !['0', '800000000'].includes((await numbers(page))[0]!);
    await eventually('it counts', isCounting);
    await page.$eval('wb-counter', (host) => {
      const number = host.shadowRoot!.querySelector('[part=number]')!;
      const wrapped = document.createElement('font');
      wrapped.append(...number.childNodes);
      number.append(wrapped);
    });
    const wrapped = (await numbers(page))[0];
    await eventually('it counts on', async () => (await numbers(page))[0] !== wrapped);
    await page.$eval('wb-counter', ({ shadowRoot }) => {
      shadowRoot!.replaceChildren(...[...shadowRoot!.childNodes].map((it) => it.cloneNode(true)));
    });
    const drawnAnew = (await numbers(page))[0];
    await eventually('it counts on', async () => (await numbers(page))[0] !== drawnAnew);
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await ended(page, 'wb-counter-end');
    assert.deepEqual(await numbers(page), ['800000000']);
    assert.deepEqual((await seen(page)).errors, []);
  });

  it('are at their end at once where the visitor begins to prefer less motion', async (bench) => {
    const { page } = bench;
    await open(bench, '<wb-counter end="800000000" duration="1000"></wb-counter>');
    await eventually('it counts', async () => (await numbers(page))[0] !== '800000000');
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await ended(page, 'wb-counter-end');
    assert.deepEqual(await numbers(page), ['800000000']);
  });

  it('tell their end once they are back in the page, and leave shadow roots of others', async (bench) => {
    const { page } = bench;
    await open(
      bench,
      `<div hidden><wb-counter end="5" duration="0.3"></wb-counter></div>
      <wb-counter id="own"><template shadowrootmode="open"><b>Mine</b></template></wb-counter>`,
    );
    await page.$eval('wb-counter', async (host) => {
      const { parentElement, nextSibling } = host;
      const number = host.shadowRoot!.querySelector('[part=number]')!;
      parentElement!.hidden = false;
      while (number.textContent === '5') await new Promise(requestAnimationFrame);
      host.remove();
      for (const start = performance.now(); performance.now() < start + 400;)
        await new Promise(requestAnimationFrame);
      parentElement!.insertBefore(host, nextSibling);
    });
    await ended(page, 'wb-counter-end');
    const own = await page.$eval('#own', (it) => it.shadowRoot!.innerHTML);
    assert.equal(own, '<b>Mine</b>');
    assert.deepEqual((await seen(page)).errors, []);
  });

  it('tell the end of a bar once, also when it is moved on its way', async (bench) => {
    const { page } = bench;
    await open(bench, '<div></div><wb-progress-bar value="62.5"></wb-progress-bar>');
    await page.$eval('wb-progress-bar', async (host) => {
      const moved = () => host.shadowRoot!.getAnimations();
      while (!moved().length) await new Promise(requestAnimationFrame);
      document.querySelector('div')!.append(host);
      while (!moved().length) await new Promise(requestAnimationFrame);
      for (const animation of moved()) animation.finish();
    });
    await ended(page, 'wb-progress-bar-end');
    await settled(page);
    const { events, errors } = await seen(page);
    assert.deepEqual([events.length, errors], [1, []]);
  });

  it('are at their end before any script', async (bench) => {
    const { page } = bench;
    const body = `<wb-progress-bar value="62.5"></wb-progress-bar>
      <wb-counter end="62.5" counter-style="bar"></wb-counter>`;
    await open(bench, body, false);
    const shares = await page.evaluate(() =>
      [...document.querySelectorAll('wb-progress-bar, wb-counter')].map((host) => {
        const find = (part: string) =>
          host.shadowRoot!.querySelector(`[part=${part}]`)!.getBoundingClientRect().width;
        return Math.round((find('fill') / find('track')) * 1000) / 10;
      }),
    );
    assert.deepEqual(shares, [62.5, 62.5]);
  });
});
