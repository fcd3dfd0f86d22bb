import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patchesIn } from '../../../shared/content/patches-in';
import { lightIn } from '../../support/parsed-page';

test('every element below is asked once, and the patches of those that have one are kept', () => {
  const host = lightIn('<form><p><b>1</b></p><i>2</i><b>3</b></form>', 'form');
  const asked: string[] = [];
  const patches = patchesIn(host, ({ tag, text }) => {
    asked.push(tag);
    return tag === 'b' ? { attributes: { title: text } } : undefined;
  });
  assert.deepEqual(asked.toSorted(), ['b', 'b', 'i', 'p']);
  const texts = [...patches.values()].map(({ attributes }) => attributes?.title);
  assert.deepEqual(texts.toSorted(), ['1', '3']);
  for (const node of patches.keys()) assert.equal((node as { tagName: string }).tagName, 'b');
});
