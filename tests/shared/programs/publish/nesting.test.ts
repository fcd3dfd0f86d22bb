import assert from 'node:assert/strict';
import { it } from 'node:test';
import { costOf, inARow, nested } from './large-pages';

it('The publish step draws four times as many nested elements for at most eight times the work', () => {
  // The first time is that of the compiler.
  costOf(nested(250));
  const few = costOf(nested(250));
  const many = costOf(nested(1000));
  assert.ok(many <= 8 * few, `${Math.round(few)} and ${Math.round(many)} ms`);
});

it('The publish step draws four times as many elements in a row for at most eight times the work', () => {
  costOf(inARow(1000));
  const few = costOf(inARow(1000));
  const many = costOf(inARow(4000));
  assert.ok(many <= 8 * few, `${Math.round(few)} and ${Math.round(many)} ms`);
});
