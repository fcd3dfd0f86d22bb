import assert from 'node:assert/strict';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { OutFolder } from '../../../../shared/programs/publish/out-folder';
import { planOf } from '../../../../shared/programs/publish/plan';

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);
before(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'wb-out-')));
  for (const name of ['site', 'public', 'elsewhere']) await mkdir(at(name));
  for (const name of ['a.html', 'b.css']) await writeFile(at('site', name), name);
  await symlink(at('elsewhere'), at('public', 'link'));
  await symlink(at('site', 'a.html'), at('public', 'old.html'));
});
after(() => rm(folder, { recursive: true }));

describe('A folder to write to', () => {
  it('has what was written, in folders that are made, and no drafts', async () => {
    const out = new OutFolder(at('public'));
    await out.write(at('public', 'new', 'a.html'), 'text');
    await out.copy(at('site', 'b.css'), at('public', 'new', 'b.css'));
    assert.equal(await readFile(at('public', 'new', 'a.html'), 'utf8'), 'text');
    assert.equal(await readFile(at('public', 'new', 'b.css'), 'utf8'), 'b.css');
    assert.deepEqual(await readdir(at('public', 'new')), ['a.html', 'b.css']);
  });

  it('lets nothing out of it, also by a link', async () => {
    const out = new OutFolder(at('public'));
    for (const target of [at('site', 'c.html'), at('public', 'link', 'c.html')]) {
      assert.match((await out.problemWith(target))!, /^It would lie outside .+public\.$/);
      await assert.rejects(out.write(target, ''), /outside/);
    }
    assert.deepEqual(await readdir(at('elsewhere')), []);
  });

  it('replaces a link, and leaves the file behind it', async () => {
    await new OutFolder(at('public')).write(at('public', 'old.html'), 'new');
    assert.equal(await readFile(at('public', 'old.html'), 'utf8'), 'new');
    assert.equal(await readFile(at('site', 'a.html'), 'utf8'), 'a.html');
  });

  it('writes over no source', async () => {
    const out = new OutFolder(at('site'));
    await out.keep(at('site', 'a.html'));
    assert.equal(
      await out.problemWith(at('site', 'a.html')),
      'One of the sources is in its place.',
    );
    assert.equal(await out.problemWith(at('site', 'c.html')), undefined);
  });

  it('leaves no draft behind where writing fails', async () => {
    await assert.rejects(new OutFolder(at('public')).copy(at('missing'), at('public', 'c')), {
      code: 'ENOENT',
    });
    assert.ok(!(await readdir(at('public'))).some((it) => it.includes('draft')));
  });
});

describe('The plan of a command', () => {
  const targets = (places: { target: string }[]) =>
    places.map(({ target }) => path.relative(folder, target));

  it('has a place for each page and each file beside it', async () => {
    const plan = await planOf([at('site')], { out: at('new'), pagesOnly: false });
    assert.deepEqual(targets(plan.pages), ['new/a.html']);
    assert.deepEqual(targets(plan.others), ['new/b.css']);
    assert.equal(plan.top, at('new'));
  });

  it('reads nothing of the folder that it writes to', async () => {
    await mkdir(at('site', 'dist'));
    await writeFile(at('site', 'dist', 'old.html'), '');
    const out = at('site', 'dist');
    const plan = await planOf([at('site')], { out, root: folder, pagesOnly: true });
    await rm(out, { recursive: true });
    assert.deepEqual(targets(plan.pages), ['site/dist/site/a.html']);
    assert.deepEqual(plan.others, []);
  });

  it('draws pages where they are, and copies nothing', async () => {
    await writeFile(at('site', '.hidden'), '');
    const plan = await planOf([at('site')], { pagesOnly: false });
    assert.deepEqual([plan.left, plan.unnamed], [[], []]);
    assert.equal((await planOf([at('site')], { root: folder, pagesOnly: false })).top, folder);
    assert.deepEqual(targets(plan.pages), ['site/a.html']);
    assert.deepEqual(plan.others, []);
    assert.equal(plan.top, at('site'));
  });

  it('is none where a file stands in the place of the folder', () =>
    assert.rejects(
      planOf([at('site')], { out: at('site', 'a.html'), pagesOnly: false }),
      /--out .+a\.html is a file; name a folder/,
    ));

  it('is none where it would write over what it reads', () =>
    assert.rejects(
      planOf([at('site', 'a.html')], { out: at('site'), pagesOnly: true }),
      /a\.html cannot be written to .+ One of the sources is in its place\. Name another --out, or /,
    ));
});
