import assert from 'node:assert/strict';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import {
  bundleWatcher,
  bundleWatchers,
} from '../../../../shared/programs/build/bundle-watcher.mjs';

const root = path.resolve(import.meta.dirname, '../../../..');
const watcher = path.join(root, 'elements/motion/hover/hover.watch.ts');

describe('The files of a watcher', () => {
  let files: { fileName: string; source: string }[];
  before(async () => {
    files = await bundleWatcher(watcher, 'hover-watch');
  });

  it('are its own and those that it imports later, named after themselves', () => {
    const names = files.map(({ fileName }) => fileName.replace(/[0-9a-f]{7}\.js$/, '*'));
    assert.deepEqual(names, ['hover-watch-*', 'watch-pointed-*']);
    assert.ok(files[0]!.source.includes(`import("./${files[1]!.fileName}")`));
  });

  it('bring no other file with them', () => {
    for (const { fileName, source } of files) {
      assert.doesNotMatch(source, /\bimport\s*["'{*]|\bfrom\s*["']/, fileName);
    }
  });

  it('are the same for the same sources', async () => {
    assert.deepEqual(await bundleWatcher(watcher, 'hover-watch'), files);
  });
});

describe('The watchers of many elements', () => {
  it('are one file, which exports each by the name of its element', async () => {
    const watch = (place: string) => path.join(root, 'elements', `${place}.watch.ts`);
    const [{ fileName, source } = { fileName: '', source: '' }] = await bundleWatchers([
      { name: 'progress-bar', watch: watch('figures/progress-bar/progress-bar') },
      { name: 'counter', watch: watch('figures/counter/counter') },
    ]);
    assert.match(fileName, /^watchers-[0-9a-f]{7}\.js$/);
    const address = `data:text/javascript,${encodeURIComponent(source)}`;
    const module = (await import(address)) as Record<string, unknown>;
    assert.deepEqual(
      Object.entries(module).map(([name, it]) => [name, typeof it]),
      [
        ['counter', 'function'],
        ['progress-bar', 'function'],
      ],
    );
  });
});
