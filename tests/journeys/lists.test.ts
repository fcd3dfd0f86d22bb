import assert from 'node:assert/strict';
import { awake, click, spot } from '../support/page';
import { atTheShop } from './at-the-shop';
import { isDefined } from './outcome';
import { choose, elementOf, picker, shown, untilShown } from './product-page';
import { chunks } from './shop';

const board = 'bread-board';
const size = picker(board, 'Size');
const blind = 'made-to-measure-roller-blind';

atTheShop('While chunks are late, a list', (check) => {
  check('opens at once and chooses when the code is there', async ({ page, shop }) => {
    const release = shop.hold(chunks);
    await page.goto(`${shop.origin}/shop`);
    await choose(page, board, 'Size', 'Large');
    assert.equal(await isDefined(page, 'wb-variant-picker'), false);
    release();
    await untilShown(page, board, 'the price follows', ({ price }) => price === '€57,00');
    assert.deepEqual((await shown(page, board)).choice, { Wood: 'Oak', Size: 'Large' });
  });

  for (const [keys, what, chosen] of [
    [['Enter', 'ArrowDown', 'Enter'], 'the arrows’ value', 'Large'],
    [[' ', 'ArrowDown', ' '], 'the arrows’ value with Space', 'Large'],
    [['ArrowDown', 'ArrowDown', 'Enter'], 'the arrows’ value, opened by them', 'Large'],
    [['Enter', 'l', 'Tab'], 'what was typed, left by Tab', 'Large'],
    [['Enter', 'ArrowDown', 'Escape'], 'nothing at Escape', 'Small'],
    [['Enter', 'Enter'], 'nothing when it is opened and closed', 'Small'],
  ] as const) {
    check(`answers keys in their order: ${what}`, async ({ page, shop }) => {
      const release = shop.hold(chunks);
      await page.goto(`${shop.origin}/shop`);
      await page.$eval(size, (it) => it.shadowRoot!.querySelector('button')!.focus());
      for (const key of keys) await page.keyboard.press(key);
      assert.equal(await isDefined(page, 'wb-variant-picker'), false);
      release();
      await awake(page, size);
      await untilShown(page, board, chosen, ({ choice }) => choice['Size'] === chosen);
      assert.equal(await page.$eval(size, isOpen), false);
    });
  }

  check('stays where the visitor has scrolled to', async ({ page, shop }) => {
    const list = `${elementOf(blind, 'wb-variant-picker')} >> [part="list"]`;
    const release = shop.hold(chunks);
    await page.goto(`${shop.origin}/shop/${blind}`);
    await click(page, `${elementOf(blind, 'wb-variant-picker')} >> [part="select"]`);
    await spot(page, `${list} :nth-child(15)`);
    const place = await page.evaluate(scrolled);
    assert.ok(place > 0);
    release();
    await awake(page, elementOf(blind, 'wb-variant-picker'));
    assert.equal(await page.evaluate(scrolled), place);
    await click(page, `${list} :nth-child(15)`);
    await untilShown(page, blind, 'the choice holds', ({ choice }) => choice['Width'] === '130 cm');
  });
});

/** How far the first list of the page is scrolled. */
const scrolled = () =>
  document.querySelector('wb-variant-picker')!.shadowRoot!.querySelector('[part="list"]')!
    .scrollTop;

const isOpen = (host: Element) => host.shadowRoot!.querySelector(':popover-open') !== null;
