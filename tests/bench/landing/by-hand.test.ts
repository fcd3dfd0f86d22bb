import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Widget } from '../widgets';
import { byHand } from './by-hand';

const widget: Widget = {
  name: 'unheard-of',
  tag: 'wb-unheard-of',
  wakes: 'interaction',
  html: '',
  named: '',
  data: '',
  elements: 1,
  isMany: true,
};

test('a kind that nobody has written by hand is named, with what to do', () => {
  assert.throws(() => byHand([widget]), /wb-unheard-of has no counterpart by hand.*Write one in/);
  assert.deepEqual([...byHand([{ ...widget, name: 'price' }]).keys()], ['price']);
});
