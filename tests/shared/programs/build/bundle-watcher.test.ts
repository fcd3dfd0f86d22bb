import assert from 'node:assert/strict';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { bundleWatcher } from '../../../../shared/programs/build/bundle-watcher.mjs';

const root = path.resolve(import.meta.dirname, '../../../..');
const watcher = path.join(root, 'elements/motion/hover/hover.watch.ts');

describe('The files of a watcher', () => {
  let files: { fileName: string; source: string }[];
  before(async () => {
    files = await bundleWatcher(watcher, 'hover');
  });

  it('are its own and those that it imports later, named after the element', () => {
    const names = files.map(({ fileName }) => fileName.replace(/[0-9a-f]{8}\.js$/, '*'));
    assert.deepEqual(names, ['hover-watch-*', 'hover-pointed-*']);
    assert.ok(files[0]!.source.includes(`import("./${files[1]!.fileName}")`));
  });

  it('bring no other file with them', () => {
    for (const { fileName, source } of files) {
      assert.doesNotMatch(source, /\bimport\s*["'{*]|\bfrom\s*["']/, fileName);
    }
  });

  it('are the same for the same sources', async () => {
    assert.deepEqual(await bundleWatcher(watcher, 'hover'), files);
  });
});
