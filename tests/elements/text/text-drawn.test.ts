import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { prerender } from '../../support/build';
import { inEveryEngine } from '../../support/engines';
import { awake, eventually, idle, isAwake, publishedPage, seen, show } from '../../support/page';

const texts = { en: { hello: 'Hello' }, de: { hello: 'Hallo' }, 'pt-BR': { bye: 'Tchau' } };
const data = { texts, page: { language: 'de', languages: ['en', 'de'] } };
const HELLO = '<p><wb-text text-key="hello"></wb-text></p>';
const shown = () =>
  document.querySelector('wb-text')!.shadowRoot?.querySelector('[part=text]')?.textContent;

describe('A published wb-text', () => {
  it('takes its language from the page, else from the html tag', () => {
    const page = (lang: string, more = {}) =>
      prerender(
        `<html lang="${lang}"><script type="application/json" data-wb-texts>${JSON.stringify(texts)}</script>${HELLO}`,
        more,
      ).html;
    assert.match(page('de-AT'), /part="text">Hallo</);
    assert.match(page('fr'), /part="text" lang="en" dir="auto">Hello</);
  });

  it('tells its author of a page without texts, once', () => {
    const { warnings } = prerender(HELLO + HELLO);
    assert.equal(warnings.length, 1);
    assert.match(warnings[0]!, /^<wb-text text-key="hello">: the page has no texts/);
  });
});

inEveryEngine('A page with wb-text', (check) => {
  check('reads without script, and sleeps under the pointer', async ({ page, server }) => {
    await show(page, server, publishedPage(HELLO, { data }));
    assert.equal(await page.evaluate(shown), 'Hallo');
    await idle(page);
    await page.hover('wb-text');
    await page.click('wb-text');
    await idle(page);
    assert.equal(await isAwake(page, 'wb-text'), false);
    assert.deepEqual(
      server.requests.filter((it) => /\/(react|text)-/.test(it)),
      [],
    );
  });

  check('wakes one that no publish step has drawn when it is seen', async ({ page, server }) => {
    await show(page, server, publishedPage(HELLO, { data, drawn: false }));
    await awake(page, 'wb-text');
    assert.equal(await page.evaluate(shown), 'Hallo');
  });

  check('draws another text without a word when a script has brought one', async (bench) => {
    const { page, server } = bench;
    const { html } = publishedPage(HELLO, { data });
    await show(page, server, { html, policy: '' });
    await page.evaluate(() => {
      Object.assign(globalThis, { wbTexts: { de: { hello: 'Servus' } } });
      document.querySelector('wb-text')!.setAttribute('values', '{}');
    });
    await awake(page, 'wb-text');
    await eventually('the new text shows', async () => (await page.evaluate(shown)) === 'Servus');
    assert.deepEqual((await seen(page)).errors, []);
  });
});
