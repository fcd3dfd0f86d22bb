import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { siteFiles } from '../../../../shared/programs/publish/site-files';

let folder: string;
let read: (address: string) => string | null | undefined;

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-files-'));
  const site = join(folder, 'site');
  mkdirSync(join(site, 'sub'), { recursive: true });
  writeFileSync(join(folder, 'secret.json'), 'secret');
  writeFileSync(join(site, 'top.json'), 'top');
  writeFileSync(join(site, 'sub', 'a b.json'), 'beside');
  symlinkSync(join(folder, 'secret.json'), join(site, 'link.json'));
  const file = siteFiles(site, join(site, 'sub', 'page.html'));
  read = (address) => {
    const bytes = file(address);
    return bytes && new TextDecoder().decode(bytes);
  };
});
after(() => rmSync(folder, { recursive: true }));

describe('A file of a site', () => {
  it('is found by its address in the page, or from the top of the site', () => {
    assert.equal(read('a%20b.json?v=2#a'), 'beside');
    assert.equal(read('../top.json'), 'top');
    assert.equal(read('/top.json'), 'top');
  });

  it('is null where there is none, also where a folder has its name', () => {
    assert.equal(read('none.json'), null);
    assert.equal(read('/sub'), null);
    assert.equal(read('%'), null);
    assert.equal(read('%00'), null);
  });

  it('is none of another site, and none outside the folder', () => {
    assert.equal(read('https://else.example/top.json'), undefined);
    assert.equal(read('//else.example/top.json'), undefined);
    assert.equal(read('javascript:alert(1)'), undefined);
    assert.equal(read('/link.json'), undefined);
    // Browsers, too, go no further up than the top.
    assert.equal(read('../../secret.json'), null);
    assert.equal(read('..%2f..%2fsecret.json'), undefined);
  });
});
