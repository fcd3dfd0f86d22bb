import assert from 'node:assert/strict';
import { contrast, pixelOf } from '../../support/colours';
import { inChromium } from '../../support/engines';
import { publishedPage, show, until } from '../../support/page';

const form = (style: string) =>
  `<div style="${style}"><wb-form form-id="a" project-id="b"><form action="/forms/a" method="post">
    <p><label>Name <input name="name"></label></p><p><button>Send</button></p></form></wb-form></div>`;

const GROUNDS = {
  'a light page': ['#fff', 'color-scheme: light; color: #000'],
  'a dark page': ['#16181c', 'color-scheme: dark; color: #f2f2f2'],
  'a dark band that says so by its text alone': ['#16181c', 'color-scheme: light; color: #fff'],
};

inChromium('The focus ring of a button that is filled with the accent', (check) => {
  for (const [where, [ground, style]] of Object.entries(GROUNDS))
    check(`stands out on ${where}, whatever the accent`, async ({ page, server }) => {
      for (const accent of ['oklch(0.55 0.19 260)', '#2f5540', '#ffe600', '#fff', '#000']) {
        const body = form(`${style}; background: ${ground}; --wb-color-accent: ${accent}`);
        await show(page, server, { ...publishedPage(body, { loader: false }), policy: '' });
        await page.focus('button');
        await until(page, 'the button shows its focus', () =>
          document.querySelector('button')!.matches(':focus-visible'),
        );
        const rings = await page.$eval('button', (it) => {
          const { outlineColor, outlineStyle, boxShadow } = getComputedStyle(it);
          return outlineStyle === 'solid' ? [outlineColor, boxShadow.split(' 0px')[0]!] : [];
        });
        const ratios = await Promise.all(
          rings.map(async (ring) =>
            contrast(
              await page.evaluate(pixelOf, ground!, ring),
              await page.evaluate(pixelOf, ground!),
            ),
          ),
        );
        assert.ok(Math.max(...ratios) >= 3, `${accent}: ${ratios.join(' and ')}`);
      }
    });
});
