import assert from 'node:assert/strict';
import { inEveryEngine } from '../../../support/engines';
import { publishedPage, seen, show } from '../../../support/page';
import { QUANTITY } from './widgets';

inEveryEngine('a script that wakes a list of elements', (check) => {
  check('hands wake to map, and has them all', async ({ page, server }) => {
    await show(page, server, publishedPage(QUANTITY.repeat(3)));
    const awake = await page.evaluate(async (address) => {
      const { wake } = (await import(address)) as { wake(host: Element): Promise<void> };
      const hosts = [...document.querySelectorAll('wb-quantity')];
      await Promise.all(hosts.map(wake));
      return hosts.filter((host) => Symbol.for('r2wc.context') in host).length;
    }, '/wb/loader.js');
    assert.equal(awake, 3);
    assert.deepEqual((await seen(page)).errors, []);
  });
});
