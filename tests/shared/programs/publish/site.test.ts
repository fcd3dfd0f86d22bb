import assert from 'node:assert/strict';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { siteOf } from '../../../../shared/programs/publish/site';
import { walk } from '../../../../shared/programs/publish/walk';

let folder: string;
const from = process.cwd();
const at = (...names: string[]) => path.join(folder, ...names);
const below = (files: string[]) => files.map((it) => path.relative(folder, it));

before(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'wb-site-')));
  const files = [
    ...[
      'site/b.html',
      'site/a.HTM',
      'site/style.css',
      'site/b.html.bak',
      'site/blog/one.html',
      'site/blog/two.html',
    ],
    ...['site/.hidden/c.html', 'site/.well-known/d.txt', 'site/node_modules/e.html'],
    ...['outside/f.html', 'notes/readme.txt'],
  ];
  for (const file of files) {
    await mkdir(path.dirname(at(file)), { recursive: true });
    await writeFile(at(file), '');
  }
  process.chdir(folder);
  await symlink(at('outside'), at('site', 'out'));
  await symlink(at('site', 'blog'), at('site', 'journal'));
  await symlink(at('site'), at('site', 'blog', 'up'));
  await symlink(at('nowhere'), at('site', 'lost'));
  await symlink(at('site', 'b.html'), at('site', 'index.html'));
});
after(() => {
  process.chdir(from);
  return rm(folder, { recursive: true });
});

describe('A folder of a site', () => {
  it('has its files in order, also behind links that stay in it, each way round once', async () => {
    const { files } = await walk(at('site'));
    assert.deepEqual(below(files), [
      ...['site/.well-known/d.txt', 'site/a.HTM', 'site/b.html', 'site/b.html.bak'],
      'site/blog/one.html',
      ...['site/blog/two.html', 'site/index.html', 'site/journal/one.html'],
      ...['site/journal/two.html', 'site/style.css'],
    ]);
  });

  it('leaves what is hidden, and links that lead out of it or nowhere', async () => {
    const { left } = await walk(at('site'));
    assert.deepEqual(below(left), ['site/.hidden', 'site/lost', 'site/out']);
  });

  it('is read without the folder that is written to', async () => {
    const { files } = await walk(at('site'), at('site', 'blog'));
    assert.deepEqual(below(files.filter((it) => it.includes('one'))), []);
  });
});

describe('The site that words name', () => {
  const siteIn = async (...words: string[]) => {
    const { root, pages, others, unnamed, left } = await siteOf(words, { pagesOnly: false });
    const names = (files: { name: string }[]) => files.map(({ name }) => name).join(' ');
    return {
      root: path.relative(folder, root),
      pages: names(pages),
      others: names(others),
      unnamed: unnamed.join(' '),
      left: left.join(' '),
    };
  };
  const blog = 'site/blog/one.html site/blog/two.html';
  const nothing = { others: '', unnamed: '', left: '' };

  it('is a folder with what is in it', async () => {
    const { root, pages, others, unnamed, left } = await siteIn('site');
    assert.deepEqual(
      [root, others, unnamed],
      ['site', 'site/.well-known/d.txt site/b.html.bak site/style.css', ''],
    );
    assert.equal(
      pages,
      `site/a.HTM site/b.html ${blog} site/index.html site/journal/one.html site/journal/two.html`,
    );
    assert.equal(left, 'site/.hidden site/lost site/out');
  });

  it('counts from the deepest folder that has all, and has each page once', async () => {
    const { root, pages } = await siteIn('./site/blog/two.html', 'site/blog', 'site/b.html');
    assert.equal(root, 'site');
    assert.equal(pages, './site/blog/two.html site/blog/one.html site/b.html');
  });

  it('has the files that stand beside a page, and says which pages do', async () => {
    assert.deepEqual(await siteIn('site/blog/one.html'), {
      ...{ ...nothing, root: 'site/blog', pages: 'site/blog/one.html' },
      ...{ unnamed: 'site/blog/two.html', left: 'site/blog/up' },
    });
    const { pages, others, unnamed, left } = await siteIn('site/blog', 'site/b.html');
    assert.equal(pages, `${blog} site/b.html`);
    assert.equal(others, 'site/.well-known/d.txt site/b.html.bak site/style.css');
    assert.match(unnamed, /^site\/a\.HTM site\/index\.html site\/journal/);
    assert.equal(left, 'site/blog/up site/.hidden site/lost site/out');
  });

  it('has whole folders alone where only such are named', async () =>
    assert.deepEqual(await siteIn('site/blog', 'site/.well-known'), {
      ...{ ...nothing, root: 'site', pages: blog },
      ...{ others: 'site/.well-known/d.txt', left: 'site/blog/up' },
    }));

  it('has nothing beside pages of the folder where the command stands, or outside it', async () => {
    const { pages, others, unnamed } = await siteIn('outside/f.html', 'site/style.css');
    assert.deepEqual([pages, others, unnamed], ['outside/f.html', 'site/style.css', '']);
    process.chdir(at('notes'));
    try {
      assert.deepEqual(await siteIn('../site/blog/one.html'), {
        ...{ ...nothing, root: 'site/blog', pages: '../site/blog/one.html' },
      });
    } finally {
      process.chdir(folder);
    }
  });

  it('may be a pattern, also of names that begin with a dot', async () => {
    const { pages, others } = await siteIn('site/blog/*.html', 'site/*/d.txt');
    assert.equal(pages, blog);
    assert.match(others, /d\.txt/);
    const { unnamed, left } = await siteIn('site/blog/o*.html');
    assert.deepEqual([unnamed, left], ['site/blog/two.html', 'site/blog/up']);
    await assert.rejects(siteIn('site/blog/*.xhtml'), /nothing matches 'site\/blog\/\*\.xhtml'/);
    await assert.rejects(siteIn('nowhere/*.html'), /nothing matches/);
    process.chdir(at('site'));
    try {
      assert.equal((await siteIn('*.html')).pages, 'b.html index.html');
    } finally {
      process.chdir(folder);
    }
  });

  it('counts from a root that is told', async () => {
    const { root } = await siteOf(['site/blog'], { root: '.', pagesOnly: true });
    assert.equal(root, folder);
    await assert.rejects(
      siteOf(['site/blog', 'outside'], { root: 'site', pagesOnly: true }),
      /outside\/f\.html is not in the root; name a --root/,
    );
  });

  it('takes a file that is missing for a page, which says so when it is read', async () =>
    assert.equal((await siteIn('site/blog/missing')).pages, 'site/blog/missing'));

  it('is none without a page', () =>
    assert.rejects(
      siteIn('notes', 'site/.well-known'),
      /no page in notes, site\/\.well-known; pages are files that end in \.html or \.htm/,
    ));

  it('may be its pages alone', async () => {
    const { pages, ...others } = await siteOf(['site'], { pagesOnly: true });
    assert.equal(pages.length, 7);
    assert.deepEqual(others, { root: at('site'), others: [], unnamed: [], left: [] });
  });
});
