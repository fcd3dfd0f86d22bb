import assert from 'node:assert/strict';
import { click, until } from '../support/page';
import { atTheShop } from './at-the-shop';
import { wasQuiet } from './outcome';
import { choose } from './product-page';
import { shirt, visitShirt } from './shirt';

atTheShop('The pictures of a product', (check) => {
  check('show the colour that is chosen', async ({ page, shop }) => {
    await visitShirt(page, shop);
    await choose(page, shirt, 'Colour', 'Ink');
    await until(page, 'the large picture is that of the choice', () => {
      const large = document
        .querySelector('wb-gallery')!
        .shadowRoot!.querySelector<HTMLImageElement>('[part=image]')!;
      return large.alt === 'Linen shirt in Ink' && large.src.endsWith('/shirt-ink.svg');
    });
    await wasQuiet(page);
  });
});

atTheShop('The workshop', (check, { name }) => {
  check('tells its story slide by slide', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/workshop`);
    await click(page, 'wb-slider >> [part=next]');
    await until(page, 'the second slide shows', () => {
      const [one, other] = [...document.querySelectorAll('.story-step')];
      const place = (it: Element) => Math.round(it.getBoundingClientRect().left);
      const window = document.querySelector('wb-slider')!.getBoundingClientRect();
      return place(other!) === Math.round(window.left) && place(one!) < place(other!);
    });
    await wasQuiet(page);
  });

  if (name !== 'Chromium') return;
  // Without a sound card, Firefox says that it cannot play.
  check('is heard and seen', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/workshop`);
    await click(page, 'wb-audio >> [part=play]');
    await until(page, 'the loom is heard', () => document.querySelector('audio')!.currentTime > 0);
    await click(page, 'wb-video >> [part=start]');
    await until(page, 'the film plays', () => document.querySelector('video')!.currentTime > 0);
    await wasQuiet(page);
  });

  check('sends its films in parts, and nothing from outside its folder', async ({ shop }) => {
    const part = await fetch(`${shop.origin}/stories/shuttle.webm`, {
      headers: { range: 'bytes=0-99' },
    });
    assert.equal(part.status, 206);
    assert.equal(part.headers.get('content-type'), 'video/webm');
    assert.equal((await part.arrayBuffer()).byteLength, 100);
    for (const path of ['/stories/..%2fworkshop.ts', '/stories/none.svg', '/stories/scenes.ts'])
      assert.equal((await fetch(shop.origin + path)).status, 404, path);
  });
});

atTheShop('The story of the flax', (check, { name }) => {
  check('opens its pictures over the page, and gives the focus back', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/stories/flax`);
    await page.focus('wb-lightbox a[href$="wheel.svg"]');
    await page.keyboard.press('Enter');
    await until(page, 'the wheel shows', () => {
      const picture = document.querySelector<HTMLImageElement>('wb-lightbox .pswp img');
      return Boolean(document.querySelector('wb-lightbox .pswp') && picture);
    });
    await page.keyboard.press('Escape');
    await until(page, 'the page is back', () => !document.querySelector('.pswp'));
    assert.match(await page.evaluate(() => document.activeElement!.outerHTML), /wheel\.svg/);
    await wasQuiet(page);
  });

  // Firefox's driver cannot switch scripts off.
  if (name !== 'Chromium') return;
  check('shows every picture without script', async ({ page, shop }) => {
    await page.setJavaScriptEnabled(false);
    await page.goto(`${shop.origin}/stories/flax`);
    const shown = await page.$$eval('wb-gallery a', (all) =>
      all.map((it) => it.checkVisibility() && it.getAttribute('href')),
    );
    assert.equal(shown.length, 8);
    assert.ok(shown.every((it) => typeof it === 'string' && it.startsWith('/stories/')));
  });
});
