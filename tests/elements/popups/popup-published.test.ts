import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import type { Published } from '../../../shared/programs/publish/prerender';
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
  until,
} from '../../support/page';

const popup = (attributes = '', rules?: unknown[]) =>
  `<p><a id="link" href="#offer">Offer</a> <button id="other">Other</button></p>
  <wb-popup id="offer" ${attributes}${rules ? ` rules='${JSON.stringify(rules)}'` : ''}><h2>Offer</h2><p id="text">Ten per cent.</p></wb-popup>`;

const isOpen = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('wb-popup')!.shadowRoot?.querySelector('dialog')?.matches(':modal') ??
      false,
  );
const opens = (page: Page) => eventually('the popup is open', () => isOpen(page));
const files = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) =>
      name
        .split('/')
        .at(-1)!
        .replace(/-[0-9a-f]{7}\.js$/, '.js'),
    ),
  );

inEveryEngine('A published popup', (check) => {
  check('is closed at first paint, and nothing moves when it opens and closes', async (it) => {
    await show(it.page, it.server, publishedPage(popup()));
    assert.equal(await it.page.$eval('#text', (node) => node.checkVisibility()), false);
    await it.page.click('#link');
    await opens(it.page);
    assert.equal(await it.page.$eval('#text', (node) => node.checkVisibility()), true);
    await it.page.keyboard.press('Escape');
    await eventually('closed', async () => !(await isOpen(it.page)));
    const { errors, reports, shift, printed } = await seen(it.page);
    assert.deepEqual(
      { errors, reports, shift, printed },
      { errors: [], reports: [], shift: 0, printed: [] },
    );
    assert.equal(await it.page.evaluate(() => location.hash), '');
  });

  check('wakes and opens when a script asks it to over the bus', async ({ page, server }) => {
    await show(page, server, publishedPage(popup()));
    await settled(page);
    assert.equal(await isAwake(page, 'wb-popup'), false);
    await page.evaluate(
      `import('/wb/page.js').then(({ announce }) => announce('popup.open', 'offer', {}))`,
    );
    await opens(page);
  });

  check('has its rules run without React, which comes when it opens', async ({ page, server }) => {
    const rules = [{ rule: 'click', amount: 2 }];
    await show(page, server, publishedPage(popup('', rules)));
    await eventually('the rules are there', async () =>
      (await files(page)).includes('watch-sleeping-rules.js'),
    );
    await settled(page);
    await page.click('#other');
    await settled(page);
    assert.equal(await isAwake(page, 'wb-popup'), false);
    assert.deepEqual(
      (await files(page)).filter((file) => file.startsWith('react')),
      [],
    );
    await page.click('#other');
    await opens(page);
    assert.deepEqual((await seen(page)).errors, []);
  });

  check('asks for no rules where it has none', async ({ page, server }) => {
    await show(page, server, publishedPage(popup()));
    await idle(page);
    await eventually('its watcher has come', async () =>
      (await files(page)).includes('popup-watch.js'),
    );
    await settled(page);
    assert.equal((await files(page)).includes('watch-sleeping-rules.js'), false);
  });

  check('that triggers once opens on one page and on no later one', async (bench) => {
    await opensOnce(bench, publishedPage(popup('trigger-once', [{ rule: 'page-load' }])));
  });

  check('once in a session opens on one page of it and on no later one', async (bench) => {
    const rules = [{ rule: 'page-load' }, { rule: 'once-a-session' }];
    await opensOnce(bench, publishedPage(popup('', rules)));
    // The next session.
    await bench.page.evaluate(() => {
      const record = JSON.parse(localStorage.getItem('wb-visit')!) as object;
      const lastVisit = Date.now() - 7 * 3_600_000;
      const aged = { ...record, firstVisit: lastVisit, lastVisit };
      localStorage.setItem('wb-visit', JSON.stringify(aged));
    });
    await bench.page.reload({ waitUntil: 'load' });
    await opens(bench.page);
  });

  async function opensOnce({ page, server }: Bench, once: Published) {
    await show(page, server, once, { at: '/first' });
    await opens(page);
    await until(page, 'it is remembered', () =>
      localStorage.getItem('wb-visit')!.includes('offer'),
    );
    // Left without closing it.
    await show(page, server, once, { at: '/second' });
    await eventually('the rules are there', async () =>
      (await files(page)).includes('watch-sleeping-rules.js'),
    );
    await settled(page);
    assert.equal(await isOpen(page), false);
    assert.equal(await isAwake(page, 'wb-popup'), false);
  }

  check('opens by itself in no page that is a template', async ({ page, server }) => {
    const data = { page: { mode: 'template' } };
    await show(page, server, publishedPage(popup('', [{ rule: 'page-load' }]), { data }));
    await eventually('the rules are there', async () =>
      (await files(page)).includes('watch-sleeping-rules.js'),
    );
    await settled(page);
    assert.equal(await isOpen(page), false);
    await page.click('#link');
    await opens(page);
  });

  check('with a rule that cannot be read says so once and stays closed', async (it) => {
    const rules = [{ rule: 'page-load' }, { rule: 'moon' }];
    await show(it.page, it.server, publishedPage(popup('', rules)));
    await eventually('it has said so', async () => (await seen(it.page)).printed.length > 0);
    await it.page.click('#link');
    await opens(it.page);
    await settled(it.page);
    const { printed } = await seen(it.page);
    assert.equal(printed.length, 1);
    assert.match(
      printed[0]!,
      /<wb-popup id="offer"> has rules that cannot be read: number 2, 'moon'/,
    );
  });

  for (const [what, rules] of [
    ['no list', '{"rule":"page-load"}'],
    ['no JSON', '[{rule: page-load}]'],
  ]) {
    check(`with rules that are ${what} says so once and stays closed`, async (it) => {
      await show(it.page, it.server, publishedPage(popup(`rules='${rules}'`)));
      await eventually('it has said so', async () => (await seen(it.page)).printed.length > 0);
      await it.page.click('#link');
      await opens(it.page);
      await settled(it.page);
      const { printed } = await seen(it.page);
      assert.equal(printed.length, 1, printed.join('\n'));
      assert.match(printed[0]!, /<wb-popup.*rules/);
    });
  }

  for (const count of [27, 60]) {
    check(`is not frozen by an address of ${count} letters and a pattern for it`, async (it) => {
      const rules = [{ rule: 'click' }, { rule: 'url', is: 'regex', value: '(a+)+$' }];
      const at = `/${'a'.repeat(count)}!`;
      await show(it.page, it.server, publishedPage(popup('', rules)), { at });
      await eventually('its pattern is there', async () =>
        (await files(it.page)).includes('watch-pattern.js'),
      );
      await settled(it.page);
      let answered = false;
      const clicking = it.page.click('#other').then(() => settled(it.page));
      void clicking.then(() => (answered = true));
      // Chromium's own engine needs 16 seconds or more for 27 letters, and twice as long for each more.
      await eventually('the page answers a click', () => answered, 12);
      await clicking;
      assert.equal(await isOpen(it.page), false);
    });
  }

  check('opens where its pattern matches the address, with one engine for it', async (it) => {
    const rules = [
      { rule: 'click', amount: 2 },
      { rule: 'url', is: 'regex', value: '(?i)^https?://[^/]+/SALE/\\d+$' },
    ];
    await show(it.page, it.server, publishedPage(popup('', rules)), { at: '/sale/12' });
    await eventually('its pattern is there', async () =>
      (await files(it.page)).includes('watch-pattern.js'),
    );
    await settled(it.page);
    // Awake, but not by its rules, which it then runs itself.
    await it.page.click('#link');
    await opens(it.page);
    await it.page.keyboard.press('Escape');
    await eventually('closed', async () => !(await isOpen(it.page)));
    await it.page.click('#other');
    await opens(it.page);
    assert.equal((await files(it.page)).includes('pattern.js'), false);
    assert.deepEqual((await seen(it.page)).errors, []);
  });

  check('brings no engine for patterns where it has none', async ({ page, server }) => {
    await show(page, server, publishedPage(popup('', [{ rule: 'click', amount: 9 }])));
    await eventually('the rules are there', async () =>
      (await files(page)).includes('watch-sleeping-rules.js'),
    );
    await settled(page);
    assert.equal((await files(page)).includes('watch-pattern.js'), false);
  });

  check('with a pattern that cannot be run says so and stays closed', async (it) => {
    const rules = [{ rule: 'click' }, { rule: 'cookie', name: 'a', is: 'regex', value: '(.)\\1' }];
    const published = publishedPage(popup('', rules));
    const says =
      /<wb-popup id="offer"> has rules that cannot be read: number 2, 'cookie', for its 'value' \(the pattern ".+" refers back .+\)\. These never open it\. Correct them/;
    assert.equal(published.warnings.length, 1, published.warnings.join('\n'));
    assert.match(published.warnings[0]!, says);
    await show(it.page, it.server, published);
    await eventually('it has said so', async () => (await seen(it.page)).printed.length > 0);
    await it.page.click('#other');
    await settled(it.page);
    assert.equal(await isOpen(it.page), false);
    const { printed } = await seen(it.page);
    assert.equal(printed.length, 1);
    assert.match(printed[0]!, says);
  });

  for (const [what, attributes, rules] of [
    ['in all', 'trigger-once', '[]'],
    ['in a session', '', '[{"rule":"once-a-session"}]'],
  ] as const) {
    it(`that is to open once ${what}, but has no name to be remembered by, says so`, () => {
      const published = (name: string) =>
        publishedPage(`<wb-popup ${name} ${attributes} rules='${rules}'>Text</wb-popup>`).warnings;
      const [warning, ...others] = published('');
      assert.match(warning!, /neither id nor remember-as.+Give it an id\./);
      assert.deepEqual([others, published('id="a"'), published('remember-as="a"')], [[], [], []]);
    });
  }

  it('whose rules can all be read is published without a word', () => {
    const rules = [{ rule: 'click' }, { rule: 'url', is: 'regex', value: '^https://' }];
    assert.deepEqual(publishedPage(popup('', rules)).warnings, []);
  });

  for (const [what, rules, says] of [
    ['no JSON', '[{rule: page-load}]', /rules/],
    ['no list', '{"rule":"page-load"}', /has rules that are no list/],
    ['of an unknown name', '[{"rule":"moon"}]', /number 1, 'moon', for its 'rule'/],
  ] as const) {
    it(`with rules that are ${what} is published with one warning`, () => {
      const { warnings } = publishedPage(popup(`rules='${rules}'`));
      assert.equal(warnings.length, 1, warnings.join('\n'));
      assert.match(warnings[0]!, says);
    });
  }
});
