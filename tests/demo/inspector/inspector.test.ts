import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Browser, Page } from 'puppeteer-core';
import { inspectorApp } from '../../../demo/inspector/inspector';
import { staticRoutes } from '../../../demo/site/static';
import { dashed } from '../../../shared/contract/parse';
import { violationsIn } from '../../support/axe';
import { launchChromium } from '../../support/browsers';
import { buildFolder } from '../../support/build';
import { elements } from '../../support/element-list';
import { newPage, seen, settled, until } from '../../support/page';

const whole = new Hono()
  .route('/inspector', inspectorApp)
  .route('/', staticRoutes(path.join(buildFolder, 'browser')));

/** What is on its way has neither its colours nor its place yet. */
const STILL = { name: 'prefers-reduced-motion', value: 'reduce' };

describe('The inspector', () => {
  let origin = '';
  let browser: Browser;
  /** For what is only looked at, one element after the other: a window for each would cost more. */
  let phone: Page;
  const server = createServer(getRequestListener(whole.fetch));

  before(async () => {
    server.listen(0, 'localhost');
    await once(server, 'listening');
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    browser = await launchChromium();
    phone = await newPage(browser);
  });
  after(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });

  async function open(tag: string, given?: Page): Promise<Page> {
    const page = given ?? (await newPage(browser));
    await page.setViewport({ width: 320, height: 640 });
    await page.emulateMediaFeatures([STILL]);
    await page.goto(`${origin}/inspector/${tag}`);
    await until(page, 'the form is drawn', () =>
      Boolean(document.querySelector('[data-form] form')),
    );
    return page;
  }

  /** Puts the focus into a field by its label, through keys alone from there on. */
  const focus = (page: Page, label: string) =>
    page.evaluate((text) => {
      const found = [...document.querySelectorAll('label')].find(
        ({ textContent }) => textContent === text,
      );
      document.getElementById(found!.htmlFor)!.focus();
    }, label);

  const attribute = (page: Page, selector: string, name: string) =>
    page.evaluate(
      (where, which) => document.querySelector(`[data-stage] ${where}`)!.getAttribute(which),
      selector,
      name,
    );

  it('edits a live wb-quantity by keys: its attribute, its drawing and its HTML follow', async () => {
    const page = await open('wb-quantity');
    assert.equal(await attribute(page, 'wb-quantity', 'value'), '2');
    await focus(page, 'Value, in pieces');
    await page.keyboard.press('ArrowUp');
    await until(page, 'the number is drawn', () => {
      const host = document.querySelector<HTMLElement>('[data-stage] wb-quantity')!;
      return host.querySelector('input')!.value === '3';
    });
    assert.equal(await attribute(page, 'wb-quantity', 'value'), '3');
    await page.keyboard.press('End');
    await page.keyboard.type('0');
    await until(page, 'the HTML to copy follows', () => {
      const code = document.querySelector('[data-markup]')!;
      return code.textContent === '<wb-quantity value="30">';
    });
    await page.close();
  });

  it('says what is wrong with a value, and leaves the element alone until it is right', async () => {
    const page = await open('wb-quantity');
    await focus(page, 'Value, in pieces');
    await page.keyboard.press('Home');
    await page.keyboard.type('-');
    await until(page, 'the form says what is wrong', () => {
      const error = document.querySelector('.error-detail');
      return error?.textContent === 'Take 0 or more.';
    });
    await settled(page);
    assert.equal(await attribute(page, 'wb-quantity', 'value'), '2');
    assert.equal(await attribute(page, 'wb-quantity input', 'value'), '2');

    await page.keyboard.press('Backspace');
    await page.keyboard.press('ArrowUp');
    await until(page, 'the form is content', () => !document.querySelector('.error-detail'));
    assert.equal(await attribute(page, 'wb-quantity', 'value'), '3');
    await page.close();
  });

  it('edits a closed set of words, and takes the attribute away with its default', async () => {
    const page = await open('wb-tabs');
    await focus(page, 'Trigger');
    await page.keyboard.press('ArrowDown');
    await until(page, 'the attribute is there', () =>
      Boolean(document.querySelector('[data-stage] wb-tabs[trigger=hover]')),
    );
    await page.keyboard.press('ArrowUp');
    await until(page, 'the attribute is gone', () =>
      Boolean(document.querySelector('[data-stage] wb-tabs:not([trigger])')),
    );
    await focus(page, 'Active');
    await page.keyboard.press('ArrowUp');
    await until(page, 'the second section is in view', () => {
      const root = document.querySelector('[data-stage] wb-tabs')!.shadowRoot!;
      return root.querySelectorAll('[role=tab]')[1]?.getAttribute('aria-selected') === 'true';
    });
    await page.close();
  });

  it('answers 404 to what it does not have', async () => {
    for (const at of ['wb-nothing', 'wb-nothing/form.js', 'files/inspector.ts']) {
      assert.equal((await whole.request(`/inspector/${at}`)).status, 404, at);
    }
  });

  for (const [index, { contract }] of elements.entries()) {
    const { tag } = contract;
    // The colours of a form are the same for every element.
    const schemes = index === 0 ? ['dark', 'light'] : ['dark'];
    const without = index === 0 ? [] : ['color-contrast'];
    it(`is whole for ${tag} under a strict policy, on a phone, in light and dark`, async () => {
      const page = await open(tag, phone);
      // Structured data has no control of its own, but a group of them.
      const missing = await page.evaluate(
        (names) => names.filter((name) => !document.getElementById(`root_${name}`)),
        Object.keys(contract.attributes).map(dashed),
      );
      assert.deepEqual(missing, []);
      const { errors, reports } = await seen(page);
      assert.deepEqual({ errors, reports }, { errors: [], reports: [] });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= 320, `${width} px wide on a phone of 320`);
      for (const scheme of schemes) {
        await page.emulateMediaFeatures([STILL, { name: 'prefers-color-scheme', value: scheme }]);
        assert.deepEqual(await violationsIn(page, { without }), [], scheme);
      }
    });
  }
});
