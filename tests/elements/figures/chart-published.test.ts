import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { wakeAll, withExample } from '../../published/laboratory';
import { examples } from '../../support/element-list';
import { eventually, spot } from '../../support/page';

/** What the chart says of the point below the mouse; empty while it says nothing. */
const tooltip = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('wb-chart')!.shadowRoot!;
    const found = root.querySelector<HTMLElement>('.recharts-tooltip-wrapper');
    return found && getComputedStyle(found).visibility === 'visible' ? found.textContent : '';
  });

const drawn = '.recharts-surface';

// Recharts draws its layers in portals, and React listens in each of them for itself: what the build
// takes from React may be missing there alone.
describe('a published chart', () => {
  for (const example of examples.filter(({ tag }) => tag === 'wb-chart'))
    it(`names the figures below the mouse until it leaves: ${example.name}`, async () => {
      await withExample(example, {}, async (page) => {
        await wakeAll(page);
        await eventually('drawn', () =>
          page.evaluate(
            (it) => document.querySelector('wb-chart')!.shadowRoot!.querySelector(it) !== null,
            drawn,
          ),
        );
        const [x, y] = await spot(page, `wb-chart >> ${drawn}`);
        await page.mouse.move(x - 9, y + 9);
        await page.mouse.move(x + 30, y + 9, { steps: 2 });
        await eventually('the figures are told', async () => /\d/.test(await tooltip(page)));
        await page.mouse.move(1, 1);
        await eventually('they are gone', async () => (await tooltip(page)) === '');
      });
    });
});
