import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inChromium } from '../../../support/engines';
import { awake, click, idle, isAwake, publishedPage, seen, show } from '../../../support/page';
import { chosen, REACT, TABS, title } from './widgets';

declare global {
  /** The section that tabs showed, in each frame in which that was another. */
  var shown: (string | undefined)[];
}

const FLIP_BOX = `<wb-flip-box trigger="click"><section slot="front"><p id="own">Rye</p><p id="rest">Bread</p>
</section><section slot="back"><p>Flour.</p></section></wb-flip-box>`;
const LINKED = `<wb-tabs><section id="one"><h3>One</h3></section><section><h3>Two</h3></section></wb-tabs>
<a id="to" href="#one">To one</a>`;

const isFlipped = (page: Page) =>
  page.$eval(
    'wb-flip-box',
    (host) => host.shadowRoot!.querySelector('[data-flipped=true]') !== null,
  );

const changes = async (page: Page) =>
  (await seen(page)).events.map(({ type, detail }) => [type, detail]);

/** What comes after an answer, in the short time until React is there, stays when React repeats the touch. */
inChromium('after a touch that was answered asleep,', (check) => {
  check('a section that a script has chosen stays', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(TABS));
    await click(page, title(2));
    await page.$eval('wb-tabs', (host) => host.setAttribute('active', '3'));
    release();
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 3);
    assert.equal(await page.$eval('wb-tabs', (host) => host.getAttribute('active')), '3');
    // As from an element that is awake: the click asked for the second.
    assert.deepEqual(await changes(page), [['wb-tabs-change', { active: 2 }]]);
  });

  check('one chosen by a script before another touch does not', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(TABS));
    await click(page, title(2));
    await page.$eval('wb-tabs', (host) => host.setAttribute('active', '1'));
    await click(page, title(3));
    release();
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 3);
    assert.deepEqual(await changes(page), [
      ['wb-tabs-change', { active: 2 }],
      ['wb-tabs-change', { active: 3 }],
    ]);
  });

  check('the section that a link names is shown, and stays', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(LINKED));
    await idle(page);
    await click(page, title(2));
    await click(page, '#to');
    assert.equal(await chosen(page), 1);
    release();
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 1);
  });

  check('an alert that a script shows again stays', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage('<wb-alert><p>Closed on Monday.</p></wb-alert>'));
    await click(page, 'wb-alert >> [part=close]');
    await page.$eval('wb-alert', (host) => host.removeAttribute('hidden'));
    release();
    await awake(page, 'wb-alert');
    assert.equal(await page.$eval('wb-alert', (host) => host.checkVisibility()), true);
    assert.deepEqual(await changes(page), [['wb-alert-close', null]]);
  });

  check('presses elsewhere let no frame show what was before', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(`<p id="elsewhere">Elsewhere</p>${TABS}`));
    await click(page, title(2));
    await page.evaluate(() => {
      const titles = document.querySelector('wb-tabs')!.shadowRoot!.querySelectorAll('[role=tab]');
      globalThis.shown = [];
      const look = () => {
        const now = [...titles].find((it) => it.ariaSelected === 'true')?.textContent;
        if (shown.at(-1) !== now) shown.push(now);
        requestAnimationFrame(look);
      };
      look();
    });
    for (let times = 0; times < 6; times += 1) await click(page, '#elsewhere');
    await click(page, title(3));
    assert.equal(await isAwake(page, 'wb-tabs'), false);
    release();
    await awake(page, 'wb-tabs');
    await idle(page);
    assert.deepEqual(await page.evaluate(() => shown), ['Care', 'Origin']);
  });

  check('a box whose content answers its click itself does not turn', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(FLIP_BOX));
    await page.$eval('#own', (it) =>
      it.addEventListener('click', (event) => event.preventDefault()),
    );
    await click(page, '#own');
    assert.equal(await isFlipped(page), false);
    await click(page, '#rest');
    assert.equal(await isFlipped(page), true);
    release();
    await awake(page, 'wb-flip-box');
    assert.equal(await isFlipped(page), true);
    assert.deepEqual(await changes(page), [['wb-flip-box-change', { flipped: true }]]);
  });
});
