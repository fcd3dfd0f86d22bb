import assert from 'node:assert/strict';
import { themes } from '../../demo/site/theme/choice';
import { violationsIn } from '../support/axe';
import { atTheShop } from './at-the-shop';
import { wasQuiet } from './outcome';
import { shirt } from './shirt';

const pages = ['/shop', '/contact', '/church', `/shop/${shirt}`, '/workshop'];

atTheShop('A theme that a visitor chooses', (check, { name }) => {
  check('is worn by the page it was chosen on, and by the next', async ({ page, shop }) => {
    // Firefox has no command for it.
    if (name === 'Chromium') await page.setJavaScriptEnabled(false);
    await page.goto(`${shop.origin}/contact`);
    const corner = () =>
      page.$eval('html', (it) => getComputedStyle(it).getPropertyValue('--wb-radius').trim());
    assert.equal(await corner(), '0.25rem');
    await Promise.all([page.waitForNavigation(), page.click('.themes [value=campaign]')]);
    assert.equal(page.url(), `${shop.origin}/contact`);
    assert.equal(await corner(), '1.5rem');
    await page.goto(`${shop.origin}/church`);
    assert.equal(await corner(), '1.5rem');
  });

  if (name !== 'Chromium') return;
  for (const theme of Object.keys(themes))
    check(
      `leaves axe nothing to say, on a phone and in the dark too: ${theme}`,
      async ({ page, shop }) => {
        await page.setBypassCSP(true);
        await page.goto(`${shop.origin}/shop`);
        await Promise.all([page.waitForNavigation(), page.click(`.themes [value=${theme}]`)]);
        for (const [scheme, width] of [
          ['light', 1200],
          ['dark', 320],
        ] as const) {
          await page.setViewport({ width, height: 800 });
          await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
          for (const path of pages) {
            await page.goto(shop.origin + path);
            assert.deepEqual(await violationsIn(page), [], `${path}, ${scheme}`);
          }
        }
        await wasQuiet(page);
      },
    );
});
