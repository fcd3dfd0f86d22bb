import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inEveryEngine } from '../../support/engines';
import type { Bench } from '../../support/engines';
import {
  eventually,
  idle,
  isAwake,
  publishedPage,
  seen,
  settled,
  show,
  spot,
  until,
} from '../../support/page';

const FAR = '<br>'.repeat(120);
const HOVER = '<wb-hover animation="grow"><button>Order</button></wb-hover>';
const ENTRANCE = `${FAR}<wb-entrance animation="fadeInUp" duration="60000"><h2>Bread</h2></wb-entrance>${FAR}`;

async function open({ page, server }: Bench, body: string, width = 1200) {
  await page.setViewport({ width, height: 600 });
  await show(page, server, publishedPage(body), { at: '/moving' });
  await idle(page);
  await settled(page);
}

const moves = (page: Page, selector: string) =>
  page.evaluate(
    (it) =>
      document.querySelector(it)!.shadowRoot!.querySelector('.box')!.getAnimations().length > 0,
    selector,
  );

/** What was fetched of React, or of what moves. */
const fetchedOf = ({ server }: Bench, name: RegExp) =>
  server.requests.filter((it) => name.test(it));

inEveryEngine('Published motion', (it) => {
  it('of a pointer and of keys plays asleep, and React never comes', async (bench) => {
    const { page } = bench;
    await open(bench, `<p>Bread</p>${HOVER}`);
    await until(page, 'it is heeded', () => Symbol.for('wb.hover.1') in globalThis);
    await page.mouse.move(...(await spot(page, 'button')));
    await eventually('it moves', () => moves(page, 'wb-hover'));
    await page.mouse.move(1, 1);
    await eventually('it is over', async () => !(await moves(page, 'wb-hover')));
    await page.keyboard.press('Tab');
    await eventually('it moves again', () => moves(page, 'wb-hover'));
    assert.equal(await isAwake(page, 'wb-hover'), false);
    assert.deepEqual(fetchedOf(bench, /react-/), []);
    const { errors, reports, shift } = await seen(page);
    assert.deepEqual({ errors, reports, shift }, { errors: [], reports: [], shift: 0 });
  });

  it('of a pointer brings nothing to a small screen, until it is made wide', async (bench) => {
    const { page } = bench;
    await open(bench, HOVER, 500);
    assert.deepEqual(fetchedOf(bench, /watch-pointed/), []);
    await page.setViewport({ width: 1200, height: 600 });
    await eventually('it is fetched', () => fetchedOf(bench, /watch-pointed/).length === 1);
  });

  it('of an entrance waits, plays and is over, asleep; nothing shifts, React never comes', async (bench) => {
    const { page } = bench;
    await open(bench, ENTRANCE);
    await until(
      page,
      'it waits',
      () => document.querySelector('wb-entrance')!.getAttribute('data-wb-state') === 'waiting',
    );
    await page.evaluate(() => document.querySelector('wb-entrance')!.scrollIntoView());
    await eventually('it moves', () => moves(page, 'wb-entrance'));
    await page.evaluate(() => {
      const box = document.querySelector('wb-entrance')!.shadowRoot!.querySelector('.box')!;
      for (const animation of box.getAnimations()) animation.finish();
    });
    await until(
      page,
      'it is shown',
      () => document.querySelector('wb-entrance')!.getAttribute('data-wb-state') === 'shown',
    );
    assert.equal(await isAwake(page, 'wb-entrance'), false);
    assert.deepEqual(fetchedOf(bench, /react-/), []);
    const { errors, reports, shift } = await seen(page);
    assert.deepEqual({ errors, reports, shift }, { errors: [], reports: [], shift: 0 });
  });

  it('of an entrance hides nothing when what moves cannot be had', async (bench) => {
    const { page, server } = bench;
    server.fail('watch-enter', 99);
    await open(bench, ENTRANCE);
    await eventually('it was asked for', () => fetchedOf(bench, /watch-enter/).length > 0);
    await settled(page);
    const state = await page.evaluate(() => {
      const host = document.querySelector<HTMLElement>('wb-entrance')!;
      const box = host.shadowRoot!.querySelector('.box')!;
      return [host.getAttribute('data-wb-state'), getComputedStyle(box).opacity];
    });
    assert.deepEqual(state, [null, '1']);
  });

  it('of a pointer rests while an entrance around it plays', async (bench) => {
    const { page } = bench;
    await open(bench, `<wb-entrance animation="pulse" duration="60000">${HOVER}</wb-entrance>`);
    await until(page, 'it is heeded', () => Symbol.for('wb.hover.1') in globalThis);
    await eventually('the entrance plays', () => moves(page, 'wb-entrance'));
    await page.mouse.move(...(await spot(page, 'button')));
    await settled(page);
    assert.equal(await moves(page, 'wb-hover'), false);
    await page.evaluate(() => {
      const box = document.querySelector('wb-entrance')!.shadowRoot!.querySelector('.box')!;
      for (const animation of box.getAnimations()) animation.finish();
    });
    await eventually('it moves', () => moves(page, 'wb-hover'));
  });
});
