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

test('a kind that nobody has written by hand is named and left out, with what to do', (context) => {
  const { mock } = context.mock.method(console, 'warn', () => {});
  assert.deepEqual([...byHand([widget, { ...widget, name: 'price' }]).keys()], ['price']);
  assert.match(
    String(mock.calls[0]!.arguments[0]),
    /wb-unheard-of has no counterpart by hand.*Write one in/,
  );
});
