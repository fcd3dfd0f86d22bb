import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { leavesNothing } from '../../published/cycles';
import { withExample } from '../../published/laboratory';
import { countLive } from '../../published/live';
import { examples } from '../../support/element-list';
import { awake, eventually, spot } from '../../support/page';

const charts = examples.filter(({ tag }) => tag === 'wb-chart');
const [first] = charts;

/** What the chart says of the point below the mouse; empty while it says nothing. */
const tooltip = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('wb-chart')!.shadowRoot!;
    const found = root.querySelector<HTMLElement>('.recharts-tooltip-wrapper');
    return found && getComputedStyle(found).visibility === 'visible' ? found.textContent : '';
  });

const has = (page: Page, selector: string) =>
  page.evaluate(
    (it) => document.querySelector('wb-chart')!.shadowRoot!.querySelector(it) !== null,
    selector,
  );

/** Points at a chart until Recharts has drawn it. */
async function pointAt(page: Page) {
  const [x, y] = await spot(page, 'wb-chart >> .plot');
  await page.mouse.move(x - 9, y + 9);
  await awake(page, 'wb-chart');
  await page.mouse.move(x - 9, y + 8);
  await eventually('drawn', async () => !(await has(page, '.picture')));
  return [x, y] as const;
}

/** Where the shapes stand in the plot that match one of the selectors: `x y width height`, in pixels. */
const boxes = (page: Page, ...selectors: string[]) =>
  page.evaluate((them) => {
    const root = document.querySelector('wb-chart')!.shadowRoot!;
    const plot = root.querySelector('.plot')!.getBoundingClientRect();
    return [...root.querySelectorAll(them)]
      .map((it) => it.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x - plot.x, y - plot.y, width, height])
      .toSorted((one, other) => one[0]! - other[0]! || one[1]! - other[1]!);
  }, selectors.join());

/** Beside the examples: numbers below zero, gaps, rings, more labels than there is room for. */
const HARD = [
  `type="bar" items='[{"label":"A","value":"5,-3,2"},{"label":"B","value":"-2,4,9"}]'`,
  `type="line" items='[{"label":"A","value":"5,-3,,2,7,,4"},{"label":"B","value":"-2,4,9,1,1,3,2"}]'`,
  `type="pie" items='[{"label":"A","value":"5,3"},{"label":"B","value":"2,4"},{"label":"C","value":"2,0"}]'`,
  `type="bar" items='${JSON.stringify(
    Array.from({ length: 40 }, (_, at) => ({ label: `Week ${at}`, value: at })),
  )}'`,
].map((attributes) => `<wb-chart ${attributes}></wb-chart>`);

describe('a published chart', () => {
  it('is a picture, for which nothing is fetched that draws, until somebody points at it', async () => {
    await withExample(first!, {}, async (page) => {
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(request.url()));
      assert.ok(await has(page, '.picture path'));
      await page.evaluate(() => scrollTo(0, 9));
      assert.doesNotMatch([...asked].join(), /chart|drawing|react/);
      await pointAt(page);
      assert.match([...asked].join(), /drawing/);
    });
  });

  for (const dir of ['ltr', 'rtl'])
    for (const width of [800, 340])
      it(`is drawn where its picture was, ${dir}, in ${width} pixels`, async () => {
        for (const html of [...charts.map((it) => it.html), ...HARD]) {
          const example = { ...first!, html: `<div dir="${dir}">${html}</div>` };
          await withExample(example, { viewport: { width, height: 600 } }, async (page) => {
            const before = await boxes(page, '.shapes rect', '.shapes path', '.tick');
            await pointAt(page);
            const shapes = ['.recharts-bar-rectangle path', '.recharts-sector', '.tick'];
            const after = await boxes(
              page,
              ...shapes,
              '.recharts-area-curve',
              '.recharts-area-area:not([fill-opacity="0"])',
            );
            const shown = before.filter(([, , wide]) => wide);
            assert.equal(after.length, shown.length, html);
            shown.forEach((box, index) =>
              box.forEach((value, side) =>
                assert.ok(Math.abs(value - after[index]![side]!) < 2, `${box} and ${after[index]}`),
              ),
            );
          });
        }
      });

  for (const example of charts)
    it(`names the figures below the mouse until it leaves: ${example.name}`, async () => {
      await withExample(example, {}, async (page) => {
        const [x, y] = await pointAt(page);
        await page.mouse.move(x + 30, y + 9, { steps: 2 });
        await eventually('the figures are told', async () => /\d/.test(await tooltip(page)));
        await page.mouse.move(1, 1);
        await eventually('they are gone', async () => (await tooltip(page)) === '');
      });
    });

  it('that is drawn leaves nothing behind when it goes', async () => {
    const html = `<div id="first">${first!.html}</div>`;
    await withExample({ ...first!, html }, { prepare: countLive }, async (page) => {
      await pointAt(page);
      await leavesNothing(page, [first!]);
    });
  });
});
