import assert from 'node:assert/strict';
import { it } from 'node:test';
import { prerender } from '../../../support/build';

/** Tabs in the first section of tabs, so many deep. */
function nested(depth: number): string {
  const open = '<wb-tabs><section><h3>One</h3>';
  const close = '</section><section><h3>Two</h3><p>b</p></section></wb-tabs>';
  return `${open.repeat(depth)}x${close.repeat(depth)}`;
}

/** Milliseconds of the processor, since other work on the machine is not in them. */
function costOf(page: string): number {
  const before = process.cpuUsage();
  prerender(page);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

it('The publish step draws four times as many nested elements for at most eight times the work', () => {
  // The first time is that of the compiler.
  costOf(nested(250));
  const few = costOf(nested(250));
  const many = costOf(nested(1000));
  assert.ok(many <= 8 * few, `${Math.round(few)} and ${Math.round(many)} ms`);
});
