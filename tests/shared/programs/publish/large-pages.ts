import { prerender } from '../../../support/build';

/** Tabs in the first section of tabs, so many deep. */
export function nested(depth: number): string {
  const open = '<wb-tabs><section><h3>One</h3>';
  const close = '</section><section><h3>Two</h3><p>b</p></section></wb-tabs>';
  return `${open.repeat(depth)}x${close.repeat(depth)}`;
}

/** So many elements of four kinds, one below the other. */
export function inARow(count: number): string {
  const four = `<wb-tabs><section><h3>One</h3><p>a</p></section><section><h3>Two</h3><p>b</p></section></wb-tabs>
<wb-accordion><details><summary>How long?</summary><p>A week.</p></details></wb-accordion>
<wb-quantity value="2"></wb-quantity><wb-counter end="1200"></wb-counter>\n`;
  return four.repeat(count / 4);
}

/** What the publish step works on a page, in milliseconds of the processor: other work is not in them. */
export function costOf(page: string): number {
  const before = process.cpuUsage();
  prerender(page);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
