import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { prerender } from '../../support/build';
import { inEveryEngine } from '../../support/engines';
import { awake, eventually, idle, isAwake, publishedPage, seen, show } from '../../support/page';

const palette = (hex: string) => `<wb-palette colors='[{"id":"ink","hex":"${hex}"}]'></wb-palette>`;
const BODY = `${palette('#204060')}<p class="iefhe-cp-ink">Text</p>`;
const color = () => getComputedStyle(document.querySelector('p')!).color;

describe('A published palette', () => {
  it('stands in the head, and its hash in the policy', () => {
    const { html, policy, files } = prerender(BODY);
    assert.match(html, /^<script data-wb>.*<style data-wb>:root\{--wb-palette-ink:#204060\}/);
    assert.deepEqual(files, []);
    assert.notEqual(policy, prerender(palette('#204061')).policy);
    assert.doesNotMatch(policy, /unsafe/);
  });

  it('is a file beside the page where styles are linked, once however often it is there', () => {
    const { html, policy, files } = prerender(BODY + BODY, { styles: 'linked' });
    assert.equal(files.length, 1);
    assert.match(files[0]!.name, /^wb-rules-\w+\.css$/);
    assert.match(files[0]!.text, /^:root\{--wb-palette-ink:#204060\}/);
    assert.ok(html.includes(`<link data-wb rel="stylesheet" href="${files[0]!.name}">`));
    assert.doesNotMatch(policy, /style-src [^;]*sha256/);
    const { html: elsewhere } = prerender(BODY, { styles: 'linked', rules: '/rules/' });
    assert.ok(elsewhere.includes(`href="/rules/${files[0]!.name}"`));
  });

  it('adds nothing to a page whose palette is empty or cannot be read', () => {
    for (const colors of ['', '[]', '{', '[{"id":"</style>","hex":"#000"}]']) {
      const { html } = prerender(`<wb-palette colors='${colors}'></wb-palette>`);
      assert.doesNotMatch(html, /<style data-wb>/, colors);
    }
  });
});

inEveryEngine('A page with wb-palette', (check) => {
  for (const styles of ['inline', 'linked'] as const) {
    check(`has its colours without script, and sleeps (${styles})`, async ({ page, server }) => {
      await show(page, server, publishedPage(BODY, { styles }));
      assert.equal(await page.evaluate(color), 'rgb(32, 64, 96)');
      await idle(page);
      await page.hover('p');
      assert.equal(await isAwake(page, 'wb-palette'), false);
      assert.deepEqual((await seen(page)).reports, []);
    });

    check(`repaints under its policy when a script changes it (${styles})`, async (bench) => {
      const { page, server } = bench;
      await show(page, server, publishedPage(BODY, { styles }));
      await idle(page);
      const change = (colors: string) =>
        page.evaluate(
          (it) => document.querySelector('wb-palette')!.setAttribute('colors', it),
          colors,
        );
      await change('[{"id":"ink","hex":"#ff0000"}]');
      await awake(page, 'wb-palette');
      const isColor = (wanted: string) => async () => (await page.evaluate(color)) === wanted;
      await eventually('it is red', isColor('rgb(255, 0, 0)'));
      await change('[]');
      await eventually('the colour has gone', isColor('rgb(0, 0, 0)'));
      await change('[{"id":"ink","hex":"#204060"}]');
      await eventually('it is as published', isColor('rgb(32, 64, 96)'));
      const { errors, reports } = await seen(page);
      assert.deepEqual({ errors, reports }, { errors: [], reports: [] });
    });
  }
});
