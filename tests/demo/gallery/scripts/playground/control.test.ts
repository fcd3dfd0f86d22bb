import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { build } from 'esbuild';
import type { Browser, Page } from 'puppeteer-core';
import { root } from '../../../../../demo/gallery/catalogue';
import { launchChromium } from '../../../../support/browsers';
import { newPage } from '../../../../support/page';
import { violationsIn } from '../../../../support/axe';

/** A page with a control of every kind; what is written stands in `globalThis.written`. */
const source = `
import { html, render } from 'lit-html';
import { address, flag, json, number, oneOf, onOff, text } from './shared/contract/attribute';
import { fieldsOf, numberShape } from './shared/contract/shape';
import { control } from './demo/gallery/scripts/playground/control';
const specs = {
  flag: flag('A flag.'),
  onoff: onOff(true, 'On unless told.'),
  number: number(5, 'A number.', { min: 1, max: 9, unit: 'seconds' }),
  text: text('none', 'A text.'),
  few: oneOf(['one', 'two'], 'A few words.'),
  many: oneOf(['a', 'b', 'c', 'd', 'e'], 'Many words.'),
  address: address('/here', 'An address.'),
  json: json({ x: 1 }, fieldsOf({ x: numberShape }), 'Data.'),
};
globalThis.written = {};
const show = () => render(html\`<main><h1>Controls</h1>\${Object.entries(specs).map(([name, spec]) => control({
  name, spec, value: written[name] ?? null, change: (value) => { written[name] = value; show(); },
}))}</main>\`, document.body);
document.title = 'Controls';
document.documentElement.lang = 'en';
show();
`;

const written = (page: Page, name: string) =>
  page.evaluate(
    (it) => (globalThis as unknown as { written: Record<string, string | null> }).written[it],
    name,
  );
const said = (page: Page, name: string) =>
  page.$eval(`[data-attribute=${name}]`, (it) => it.textContent.replace(/\s+/g, ' '));

describe('A control', () => {
  let browser: Browser;
  let page: Page;
  before(async () => {
    const { outputFiles } = await build({
      stdin: { contents: source, resolveDir: root, loader: 'ts' },
      absWorkingDir: root,
      outdir: path.join(root, 'dist'),
      bundle: true,
      write: false,
      format: 'iife',
    });
    browser = await launchChromium();
    page = await newPage(browser);
    await page.evaluate(outputFiles![0]!.text);
  });
  after(() => browser.close());

  it('says name, sentence and default, in a way that axe finds nothing wrong with', async () => {
    for (const [name, words] of [
      ['flag', 'A flag. Default: absent'],
      ['onoff', 'On unless told. Default: on'],
      ['number', 'A number. Default: 5'],
      ['json', 'Data. Default: {"x":1}'],
    ] as const) {
      assert.ok((await said(page, name)).includes(words), await said(page, name));
    }
    assert.deepEqual(await violationsIn(page), []);
  });

  it('of a flag is a switch that writes the attribute or takes it away', async () => {
    await page.click('#control-flag');
    assert.equal(await written(page, 'flag'), '');
    await page.click('#control-flag');
    assert.equal(await written(page, 'flag'), null);
  });

  it('of on and off is a switch that writes the word, on where that is the default', async () => {
    assert.equal(
      await page.$eval('#control-onoff', (it) => (it as HTMLInputElement).checked),
      true,
    );
    await page.click('#control-onoff');
    assert.equal(await written(page, 'onoff'), 'off');
  });

  it('of a number has its limits and unit, and says what becomes of one that does not fit', async () => {
    const field = await page.$eval('#control-number', (it) => {
      const { type, min, max } = it as HTMLInputElement;
      return { type, min, max };
    });
    assert.deepEqual(field, { type: 'number', min: '1', max: '9' });
    assert.match(await said(page, 'number'), /seconds/);
    await page.type('#control-number', '12');
    assert.equal(await written(page, 'number'), '12');
    assert.match(await said(page, 'number'), /above 9, which is used instead/);
    await page.click('[aria-label="Reset number"]');
    assert.equal(await written(page, 'number'), null);
    assert.equal(await page.$eval('#control-number', (it) => (it as HTMLInputElement).value), '');
  });

  it('of a few words is radio buttons, of many a list', async () => {
    await page.click('[data-attribute=few] input[value=two]');
    assert.equal(await written(page, 'few'), 'two');
    await page.select('#control-many', 'd');
    assert.equal(await written(page, 'many'), 'd');
    await page.click('[aria-label="Reset many"]');
    assert.equal(await page.$eval('#control-many', (it) => (it as HTMLSelectElement).value), 'a');
  });

  it('of text is a field that takes anything, of an address one that says which will not do', async () => {
    await page.type('#control-text', '<b>"&');
    assert.equal(await written(page, 'text'), '<b>"&');
    await page.type('#control-address', 'javascript:x');
    assert.match(await said(page, 'address'), /is no address of/);
  });

  it('of data is a field for JSON that says where it does not fit', async () => {
    await page.type('#control-json', '{"x":');
    assert.match(await said(page, 'json'), /is not JSON/);
    assert.equal(
      await page.$eval('#control-json', (it) => it.getAttribute('aria-invalid')),
      'true',
    );
    await page.type('#control-json', '"y"}');
    assert.match(await said(page, 'json'), /The value x: /);
    await page.$eval('#control-json', (it) => ((it as HTMLTextAreaElement).value = '{"x":2'));
    await page.type('#control-json', '}');
    assert.doesNotMatch(await said(page, 'json'), /The value/);
    assert.equal(await written(page, 'json'), '{"x":2}');
  });
});
