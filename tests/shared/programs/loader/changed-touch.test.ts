import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inEveryEngine } from '../../../support/engines';
import {
  awake,
  click,
  publishedPage,
  seen,
  settled,
  show,
  spot,
  until,
} from '../../../support/page';
import { chosen, REACT, TABS, title } from './widgets';

const SELECT = `<wb-select><label for="size">Size</label><select id="size" name="size">
<option>S</option><option>M</option><option>L</option></select></wb-select>`;

const BIG = `<wb-gallery layout="big"><a href="/picture.svg"><img src="/picture.svg" alt="Valley"
 width="320" height="180"></a></wb-gallery>`;

const titleInView = (page: Page) =>
  page.$eval('wb-tabs', (host) =>
    host.shadowRoot!.querySelector('[role=tab][aria-selected=true]')!.textContent.trim(),
  );

/** What others do to a page: each runs in it. */
const changes: Record<string, () => void> = {
  'a heading was edited': () => {
    document.querySelector('wb-tabs h3')!.textContent = 'Measures';
  },
  'it was translated': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all.filter(({ data }) => data.trim())) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(`${text.data} (de)`);
    }
  },
  'an extension marked the buttons': () => {
    for (const tab of document.querySelector('wb-tabs')!.shadowRoot!.querySelectorAll('button'))
      tab.setAttribute('data-seen', '');
  },
  'an extension put nodes into the buttons': () => {
    for (const tab of document.querySelector('wb-tabs')!.shadowRoot!.querySelectorAll('button')) {
      const span = document.createElement('span');
      span.append(...tab.childNodes);
      tab.append(span);
    }
  },
};

inEveryEngine('the first touch of a sleeping element, in a page that has changed', (check) => {
  for (const [what, change] of Object.entries(changes)) {
    check(`is answered at once after ${what}`, async ({ page, server }) => {
      await show(page, server, publishedPage(TABS));
      await page.evaluate(change);
      await settled(page);
      // A longer first title moves the second one, and the pointer would miss it.
      await until(page, 'the drawing has followed', () => {
        const host = document.querySelector('wb-tabs')!;
        const first = host.shadowRoot!.querySelector('[role=tab]')!.textContent;
        return first.trim() === host.querySelector('h3')!.textContent.trim();
      });
      await click(page, title(2));
      await awake(page, 'wb-tabs');
      await until(page, 'the second section is in view', () =>
        document.querySelectorAll('wb-tabs > section')[1]!.checkVisibility(),
      );
      assert.equal(await chosen(page), 2);
      assert.deepEqual((await seen(page)).errors, []);
    });
  }

  // Each in its own words: 'Size', 'Care' and 'Origin'.
  const late: [string, string, () => void][] = [
    ['one before it is removed', 'Care', () => document.querySelector('wb-tabs > *')!.remove()],
    [
      'one is added before it',
      'Care',
      () => {
        const section = document.createElement('section');
        section.ariaLabel = 'New';
        document.querySelector('wb-tabs')!.prepend(section);
      },
    ],
    [
      'they change places',
      'Care',
      () => document.querySelector('wb-tabs')!.append(document.querySelector('wb-tabs > *')!),
    ],
    [
      'it is itself removed, and then nothing else',
      'Size',
      () => document.querySelectorAll('wb-tabs > *')[1]!.remove(),
    ],
  ];
  for (const [what, wanted, change] of late) {
    check(`chooses what it was on, while ${what}`, async ({ page, server }) => {
      const release = server.hold(REACT);
      await show(page, server, publishedPage(TABS));
      await click(page, title(2));
      await page.evaluate(change);
      release();
      await awake(page, 'wb-tabs');
      await settled(page);
      assert.equal(await titleInView(page), wanted);
    });
  }

  for (const [where, place, wanted] of [
    ['on what it began', 2, 'Care'],
    ['elsewhere', 3, 'Size'],
  ] as const) {
    check(`is a click where the mouse button comes up ${where}, the drawing new`, async (bench) => {
      const { page, server } = bench;
      await show(page, server, publishedPage(TABS));
      await page.evaluate(changes['an extension marked the buttons']!);
      await page.mouse.move(...(await spot(page, title(2))));
      await page.mouse.down();
      await awake(page, 'wb-tabs');
      await page.mouse.move(...(await spot(page, title(place))));
      await page.mouse.up();
      await settled(page);
      assert.equal(await titleInView(page), wanted);
    });
  }

  check('is a click on a link that it has drawn, the drawing new', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(BIG));
    const at = await spot(page, 'wb-gallery >> [part=large]');
    await page.mouse.click(...at);
    await page.$eval('wb-gallery', ({ shadowRoot }) =>
      shadowRoot!.querySelector('a')!.setAttribute('data-seen', ''),
    );
    release();
    await until(page, 'the picture is in the viewer', () =>
      Boolean(document.querySelector('wb-gallery')!.shadowRoot!.querySelector(':modal')),
    );
    assert.equal(new URL(page.url()).pathname, '/page');
  });

  check('leaves a list open that the browser has opened', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(SELECT));
    await page.$eval('#size', (it) => {
      it.firstElementChild!.textContent = 'Small';
    });
    await click(page, 'wb-select >> button');
    release();
    await awake(page, 'wb-select');
    await settled(page);
    const list = await page.$eval('wb-select', (host) => {
      const found = host.shadowRoot!.querySelector<HTMLElement>(':popover-open');
      return found?.textContent;
    });
    assert.equal(list, 'SmallML');
  });

  check('waits until the element has been read to its end', async ({ page, server }) => {
    // Shown while it is read, unlike other pages of tests.
    const html = publishedPage(TABS).html.replace('blocking="render"', '');
    const middle = html.indexOf('Cold &amp;');
    let finish: () => void = () => undefined;
    const rest = new Promise<string>((done) => (finish = () => done(html.slice(middle))));
    server.answer('/slow', { body: html.slice(0, middle), rest });
    const loaded = page.goto(`${server.origin}/slow`);
    await until(page, 'two sections are there', () =>
      document.querySelector('wb-tabs section + section'),
    );
    await click(page, title(3));
    await settled(page);
    finish();
    await loaded;
    await awake(page, 'wb-tabs');
    await settled(page);
    assert.equal(await titleInView(page), 'Origin');
  });
});
