import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { recipes } from '../../../demo/gallery/recipes/recipes';
import { violationsIn } from '../../support/axe';
import { awake, click, eventually, newPage, seen, settled, until } from '../../support/page';
import { openGallery } from './served';
import type { Gallery } from './served';

let gallery: Gallery;
before(async () => {
  gallery = await openGallery();
});
after(() => gallery.close());

const views = [
  { name: 'on a desktop', width: 1280, height: 900, scheme: 'light', dir: 'ltr' },
  { name: 'on a phone in the dark', width: 390, height: 844, scheme: 'dark', dir: 'ltr' },
  { name: 'from right to left', width: 800, height: 900, scheme: 'light', dir: 'rtl' },
];

/** The page of a recipe as its visitors see it; motion would move what is measured. */
async function open(name: string, { width, height, scheme }: (typeof views)[number]) {
  const page = await newPage(gallery.browser);
  await page.setViewport({ width, height, hasTouch: width < 500 });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await page.goto(`${gallery.origin}/gallery/recipes/${name}/page`);
  return page;
}

describe('The page of a recipe', () => {
  for (const { name } of recipes) {
    for (const view of views) {
      it(`is accessible and fits, and nothing in it moves: ${name}, ${view.name}`, async () => {
        const page = await open(name, view);
        await settled(page);
        const { errors, reports, printed, shift } = await seen(page);
        assert.deepEqual(
          { errors, reports, printed, shift },
          { errors: [], reports: [], printed: [], shift: 0 },
        );
        await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), view.dir);
        assert.deepEqual(await violationsIn(page), []);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.equal(width, view.width);
        await page.close();
      });
    }

    it(`has its files to copy: ${name}`, async () => {
      const page = await newPage(gallery.browser);
      await page.goto(`${gallery.origin}/gallery/recipes/${name}`);
      const sheets = recipes.find((it) => it.name === name)!.sheets;
      assert.equal((await page.$$('pre > code')).length, sheets.length + 1);
      await page.close();
    });
  }
});

describe('The landing page', () => {
  const isOpen = (id: string) =>
    document.getElementById(id)!.shadowRoot!.querySelector('dialog')!.open;
  const opened = (page: Page, id: string) => until(page, `${id} is open`, isOpen, id);
  const closed = (page: Page, id: string) =>
    eventually(`${id} is closed`, async () => !(await page.evaluate(isOpen, id)));

  it('has its menu in a drawer on a phone, which a tap opens and a place in the page closes', async () => {
    const page = await open('landing', views[1]!);
    await page.tap('.opener');
    await opened(page, 'menu');
    assert.deepEqual(await violationsIn(page), []);
    await page.evaluate(() => {
      const { shadowRoot } = document.querySelector('wb-menu')!;
      shadowRoot!.querySelector<HTMLElement>('a[href="#contact"]')!.click();
    });
    await closed(page, 'menu');
    await page.close();
  });

  it('is used by the keyboard alone: tabs, questions and the letter', async () => {
    const page = await open('landing', views[0]!);
    await click(page, 'wb-tabs >> [part=title]:nth-child(1)');
    await awake(page, 'wb-tabs');
    await page.keyboard.press('ArrowRight');
    await until(page, 'the second bread shows', () =>
      document.querySelectorAll('wb-tabs > section')[1]!.checkVisibility(),
    );
    await page.focus('#questions details:nth-of-type(2) > summary');
    await page.keyboard.press('Enter');
    await until(page, 'the second answer shows, and the first is gone', () => {
      const [first, second] = document.querySelectorAll('details');
      return second!.open && !first!.open;
    });
    await page.focus('footer a');
    await page.keyboard.press('Enter');
    await opened(page, 'letter');
    assert.deepEqual(await violationsIn(page), []);
    await page.keyboard.press('Escape');
    await closed(page, 'letter');
    await until(page, 'the focus is back', () => document.activeElement!.matches('footer a'));
    await page.close();
  });

  it('says what is missing in its form, and sends it then', async () => {
    const page = await open('landing', views[0]!);
    await page.click('#contact button');
    await awake(page, '#contact wb-form');
    await until(
      page,
      'three fields are missing',
      () => document.querySelectorAll('[data-wb-field-error]').length === 3,
    );
    const entries = await page.evaluate(() => {
      const { shadowRoot } = document.querySelector('#contact wb-form')!;
      return [...shadowRoot!.querySelectorAll('[part=summary-entry]')].map((it) => it.textContent);
    });
    assert.deepEqual(
      entries.map((it) => it.split(':')[0]),
      ['Name', 'E-mail', 'Message'],
    );
    await page.type('#contact [name=name]', 'Ada');
    await page.type('#contact [name=email]', 'ada@example.com');
    await page.type('#contact textarea', 'Two of rye, please');
    await page.click('#contact button');
    await until(page, 'it was sent', () =>
      /Thank you/.test(document.querySelector('#contact wb-form')!.shadowRoot!.textContent),
    );
    await page.close();
  });
});

describe('The header', () => {
  it('opens its drawer on a phone with the present page marked, and a sub-menu in place', async () => {
    const page = await open('header', views[1]!);
    await page.tap('.opener');
    await until(page, 'the drawer is open', () =>
      document.querySelector('#menu')!.shadowRoot!.querySelector('dialog')!.matches(':modal'),
    );
    const marked = await page.evaluate(
      () =>
        document.querySelector('wb-menu')!.shadowRoot!.querySelector('[part~=current]')!
          .textContent,
    );
    assert.equal(marked.trim(), 'Home');
    await page.tap('wb-menu >>> [part~=button]');
    await until(page, 'the sub-menu shows', () =>
      document
        .querySelector('wb-menu')!
        .shadowRoot!.querySelector('a[href="/shop/bath"]')!
        .checkVisibility(),
    );
    assert.deepEqual(await violationsIn(page), []);
    await page.close();
  });

  it('has its menu without script, in its place, once its link is followed', async () => {
    const page = await gallery.browser.newPage();
    await page.setJavaScriptEnabled(false);
    await page.setViewport({ width: 390, height: 844 });
    await page.goto(`${gallery.origin}/gallery/recipes/header/page`);
    const isThere = () => page.$eval('wb-menu', (it) => it.checkVisibility());
    assert.equal(await isThere(), false);
    await page.click('.opener');
    assert.equal(await isThere(), true);
    await page.click('.name');
    assert.equal(await isThere(), false);
    await page.close();
  });
});
