import assert from 'node:assert/strict';
import { inChromium } from '../../support/engines';
import { click, eventually, idle, seen, settled } from '../../support/page';
import { frameOf, noticed, open, well } from './stand-ins';

const MAP = '<wb-map address="Pariser Platz, Berlin"></wb-map>';

inChromium('A published map', (it) => {
  it('asks nobody before it is wanted, and then Google alone', async (bench) => {
    const { page } = bench;
    const asked = await open(bench, MAP);
    await idle(page);
    assert.equal(asked.length, 0);
    await click(page, 'wb-map >> [part=show]');
    await eventually('the map is there', () => frameOf(page, 'www.google.com/maps?'));
    await settled(page);
    assert.ok(
      asked.every((it) => it.startsWith('https://www.google.com/')),
      asked.join('\n'),
    );
    await well(page);
  });

  it('that asks wakes and shows itself where the visitor has agreed on an earlier page', async (bench) => {
    const { page } = bench;
    await page.evaluateOnNewDocument(() => localStorage.setItem('wb-consent', '{"maps":true}'));
    await open(bench, MAP.replace('<wb-map', '<wb-map consent'));
    await idle(page);
    await eventually('the map is there', () => frameOf(page, 'www.google.com/maps?'));
    await well(page);
  });

  it('that is blocked leaves a link, and the page alive', async (bench) => {
    const { page } = bench;
    await open(bench, MAP, { answer: 'blocked' });
    await idle(page);
    await click(page, 'wb-map >> [part=show]');
    await noticed(page, 'wb-map');
    const { printed, shift } = await seen(page);
    assert.equal(printed.filter((line) => line.includes('Failed to load')).length, 1);
    assert.equal(shift, 0);
  });

  it('is a card with a link without script', async (bench) => {
    const { page } = bench;
    const asked = await open(bench, MAP, { loader: false });
    const links = await page.evaluate(() =>
      [...document.querySelector('wb-map')!.shadowRoot!.querySelectorAll('a')].map(
        ({ href }) => href,
      ),
    );
    assert.deepEqual(links, [
      'https://www.google.com/maps/search/?api=1&query=Pariser+Platz%2C+Berlin',
    ]);
    assert.deepEqual(asked, []);
  });
});
