import assert from 'node:assert/strict';
import { mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { commonFolder, isWithin, realPathOf } from '../../../../shared/programs/publish/paths';

describe('A folder holds', () => {
  const rows: [folder: string, file: string, holds: boolean][] = [
    ['/a', '/a', true],
    ['/a', '/a/b/c', true],
    ['/a', '/a/..b', true],
    ['/', '/a', true],
    ['/a', '/ab', false],
    ['/a', '/', false],
    ['/a/b', '/a/c', false],
  ];
  for (const [folder, file, holds] of rows)
    it(`${folder} ${holds ? '' : 'not '}${file}`, () =>
      assert.equal(isWithin(path.resolve(folder), path.resolve(file)), holds));
});

describe('The deepest folder of several', () => {
  const rows: [folders: string[], common: string | undefined][] = [
    [[], undefined],
    [['/a/b'], '/a/b'],
    [['/a/b/c', '/a/b/d'], '/a/b'],
    [['/a/b', '/a'], '/a'],
    [['/a/b/c', '/a/b/d', '/a/e/f/g'], '/a'],
    [['/a', '/b'], '/'],
  ];
  for (const [folders, common] of rows)
    it(`${folders.join(', ') || 'of none'}: ${common ?? 'none'}`, () =>
      assert.equal(
        commonFolder(folders.map((it) => path.resolve(it))),
        common && path.resolve(common),
      ));
});

describe('The place behind a path', () => {
  let folder: string;
  before(async () => {
    folder = await realpath(await mkdtemp(path.join(tmpdir(), 'wb-paths-')));
    await writeFile(path.join(folder, 'page.html'), '');
    await symlink(folder, path.join(folder, 'link'));
  });
  after(() => rm(folder, { recursive: true }));

  it('is where a link leads, also for what is still to be made there', async () => {
    const below = (...names: string[]) => realPathOf(path.join(folder, 'link', ...names));
    assert.equal(await below(), folder);
    assert.equal(await below('page.html'), path.join(folder, 'page.html'));
    assert.equal(await below('new', 'page.html'), path.join(folder, 'new', 'page.html'));
  });

  it('is none below a file', () =>
    assert.rejects(realPathOf(path.join(folder, 'page.html', 'a')), { code: 'ENOTDIR' }));
});
