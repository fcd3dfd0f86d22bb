import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'puppeteer-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(
    context: Element,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** An example is no page: it has no headings before its own, and no landmarks. */
export const OF_PAGES = ['region', 'heading-order', 'page-has-heading-one', 'landmark-one-main'];

/**
 * What axe finds in a page, or in a frame, or in one node of it; frames in it are left out. All of its rules but
 * those to leave out. The page must let itself be evaluated in.
 */
export async function violationsIn(
  page: Page | Frame,
  { without = [], within = 'html' }: { without?: string[]; within?: string } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async (left, selector) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(document.querySelector(selector)!, {
        iframes: false,
        // Only these are looked at, and most of its time goes into describing what has passed.
        resultTypes: ['violations'],
        selectors: false,
        rules: Object.fromEntries(left.map((name) => [name, { enabled: false }])),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((it) => it.html).join(' ')}`);
    },
    without,
    within,
  );
}
