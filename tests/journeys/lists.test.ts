import assert from 'node:assert/strict';
import { awake, click, spot } from '../support/page';
import { atTheShop } from './at-the-shop';
import { isDefined } from './outcome';
import { choose, elementOf, shown, untilShown } from './product-page';
import { chunks } from './shop';

const board = 'bread-board';
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
