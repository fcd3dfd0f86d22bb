import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { filesUnder } from '../../runner/files-under';

const root = path.resolve(import.meta.dirname, '..', '..', '..');

// Chromium does not match :dir() on nodes of a shadow tree that a script has made.
it('A sheet of a shadow tree asks its host for the direction, and none of its nodes', () => {
  const asking = ['elements', 'shared']
    .flatMap((folder) => filesUnder(root, folder, '.css'))
    .filter((file) => !file.endsWith('.page.css'))
    .filter((file) => /(?<!:host\():dir\(/.test(readFileSync(path.join(root, file), 'utf8')));
  assert.deepEqual(asking, []);
});
