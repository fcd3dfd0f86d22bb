import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { links } from '../../../demo/gallery/images/pictures';
import { type Bench, inChromium, inEveryEngine } from '../../support/engines';
import { click, eventually, goBack, publishedPage, settled, show, until } from '../../support/page';

const NAMED = `<wb-gallery id="places">${links(3)}</wb-gallery>`;
const LINKED = `<p><a id="to" href="#places=2">See the fjord</a></p>${NAMED}`;
const NAMELESS = NAMED.replace(' id="places"', '');
const SECOND = 'wb-gallery a:nth-of-type(2)';
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"/>';

/** A page with pictures that a visitor has come to from another one. */
async function open({ page, server }: Bench, body: string, at = '') {
  for (const [name] of body.matchAll(/\/gallery\/pictures\/[\w-]+\.svg/g))
    server.answer(name, { headers: { 'content-type': 'image/svg+xml' }, body: PICTURE });
  await page.goto(server.page('/before', '<title>Before</title>'));
  const published = publishedPage(body);
  if (!at) return show(page, server, published);
  const headers = { 'content-security-policy': published.policy };
  await page.goto(server.page('/page', published.html, headers) + at, { waitUntil: 'load' });
}

const isOpen = (page: Page) =>
  page.evaluate(() => {
    const { shadowRoot } = document.querySelector('wb-gallery')!;
    return shadowRoot!.querySelector('dialog[open]') !== null;
  });
const opened = async (page: Page) => {
  await eventually('it is open', () => isOpen(page));
  await until(page, 'its picture is there', () => document.querySelector('.pswp img') !== null);
};
const isClosed = (page: Page) =>
  until(page, 'it is closed', () => {
    const host = document.querySelector('wb-gallery')!;
    return !host.shadowRoot!.querySelector('dialog') && !host.querySelector('.pswp');
  });
// Firefox's driver does not hear of every entry.
const place = (page: Page) => page.evaluate(() => location.href.replace(/.*\/(?=page|before)/, ''));
const isAt = (page: Page, wanted: string) =>
  until(page, `it is at ${wanted}`, (at) => location.href.endsWith(`/${at}`), wanted);
const goForward = (page: Page) => page.evaluate(() => void setTimeout(() => history.forward()));
/** Lets what was asked of the history happen, which takes turns of its own. */
const steady = async (page: Page) => {
  for (let turn = 0; turn < 3; turn += 1) await settled(page);
};

inEveryEngine('Back, once the viewer of pictures was open,', (it) => {
  for (const [what, html] of [
    ['a gallery with an id', NAMED],
    ['one without an id', NAMELESS],
  ] as const) {
    it(`leaves the page, since a click makes no entry, when it was closed by a key: ${what}`, async (bench) => {
      const { page } = bench;
      await open(bench, html);
      await click(page, SECOND);
      await opened(page);
      await page.keyboard.press('Escape');
      await isClosed(page);
      assert.equal(await place(page), 'page');
      await goBack(page);
      await isAt(page, 'before');
    });
  }

  it('closes what a link has opened while its code is on its way', async (bench) => {
    const { page, server } = bench;
    const release = server.hold('/viewer-');
    await open(bench, LINKED);
    await click(page, '#to');
    await isAt(page, 'page#places=2');
    await goBack(page);
    await isAt(page, 'page');
    release();
    await steady(page);
    assert.equal(await isOpen(page), false);
  });

  it('leaves the page where the address had named the picture when it came', async (bench) => {
    const { page } = bench;
    await open(bench, NAMED, '#places=2');
    await opened(page);
    await goBack(page);
    await isAt(page, 'before');
  });

  it('leaves the page where it was closed after such an address', async (bench) => {
    const { page } = bench;
    await open(bench, NAMED, '#places=2');
    await opened(page);
    await page.keyboard.press('Escape');
    await isClosed(page);
    assert.equal(await place(page), 'page');
    await goBack(page);
    await isAt(page, 'before');
  });

  it('closes what a link of the page has opened, and Forward opens it again', async (bench) => {
    const { page } = bench;
    await open(bench, LINKED);
    await click(page, '#to');
    await opened(page);
    await goBack(page);
    await isClosed(page);
    assert.equal(await place(page), 'page');
    await goForward(page);
    await opened(page);
    assert.equal(await place(page), 'page#places=2');
  });

  it('leaves alone what the page keeps with its own entries', async (bench) => {
    const { page } = bench;
    await open(bench, NAMED);
    await page.evaluate(() => history.replaceState({ own: 7 }, ''));
    await click(page, SECOND);
    await opened(page);
    assert.equal(await page.evaluate(() => history.state.own), 7);
    await page.keyboard.press('Escape');
    await isClosed(page);
    assert.deepEqual(await page.evaluate(() => history.state), { own: 7 });
  });
});

inChromium('Back from a picture that was opened instead of the viewer', (it) => {
  it('leads to the page, with the viewer closed', async (bench) => {
    const { page, server } = bench;
    server.fail('/stage-', 1000);
    await open(bench, NAMED);
    await click(page, SECOND);
    await isAt(page, 'fjord.svg');
    await goBack(page);
    await isAt(page, 'page');
    assert.equal(await isOpen(page), false);
  });

  it('leads to the page also where none of its code can be had', async (bench) => {
    const { page, server } = bench;
    server.fail('/viewer-', 1000);
    await open(bench, NAMED);
    await click(page, SECOND);
    await isAt(page, 'fjord.svg');
    await goBack(page);
    await isAt(page, 'page');
    await steady(page);
    assert.equal(await place(page), 'page');
  });
});
