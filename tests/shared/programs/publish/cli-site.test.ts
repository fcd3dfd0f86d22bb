import assert from 'node:assert/strict';
import { link, mkdir, readFile, readdir, realpath, symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { buildFolder, prerender } from '../../../support/build';
import { run } from './run-cli';

const tagOf = (src: string) => `<script type="module" async src="${src}"></script>`;
const page = `<!doctype html>${tagOf('/wb/loader.js')}<wb-counter end="5"></wb-counter>`;
const plain = '<!doctype html><p>Nothing';
const drawn = prerender(page).html;

const site = {
  'site/index.html': page,
  'site/shop/shirts/linen.HTM': plain,
  'site/look.css': 'p { color: teal }',
  'site/shop/pictures/linen.png': Buffer.from([0x89, 0x50, 0xff, 0x00]),
};
const siteFiles = ['index.html', 'look.css', 'shop/pictures/linen.png', 'shop/shirts/linen.HTM'];
const suite = (await readdir(path.join(buildFolder, 'browser')))
  .filter((name) => /\.(js|css)$/.test(name))
  .toSorted();
const without = (files: string[], folder = 'wb/') => files.filter((it) => !it.startsWith(folder));

describe('A site published by the command', () => {
  it('is a whole site: its pages drawn, its other files, and the suite where its pages look', async () => {
    const { code, out, errors, list, read, cwd } = await run(
      ['prerender', 'site', '--out', 'public'],
      site,
    );
    assert.deepEqual([code, out], [0, '']);
    assert.deepEqual(
      list('public'),
      [...siteFiles, ...suite.map((name) => `wb/${name}`)].toSorted(),
    );
    assert.equal(await read('public/index.html'), drawn);
    assert.equal(await read('public/shop/shirts/linen.HTM'), plain);
    assert.equal(await read('public/look.css'), site['site/look.css']);
    const picture = await readFile(path.join(cwd, 'public/shop/pictures/linen.png'));
    assert.deepEqual(picture, site['site/shop/pictures/linen.png']);
    const loader = await readFile(path.join(buildFolder, 'browser/loader.js'), 'utf8');
    assert.equal(await read('public/wb/loader.js'), loader);
    assert.match(errors, /^2 pages written, 2 other files copied in /m);
    assert.match(errors, /^The suite's files are in public.wb$/m);
    assert.equal(await read('site/index.html'), page);
  });

  it('is the same whether its folder, its pages or a pattern is named', async () => {
    const all = Object.keys(site).filter((name) => /\.html?$/i.test(name));
    const ways = [['site'], ['./site/'], all, ['site/**/*.{html,HTM}'], ['site', ...all]];
    for (const words of ways) {
      const { code, errors, list, read } = await run(['prerender', ...words, '--out', 'o'], site);
      assert.equal(code, 0, errors);
      assert.deepEqual(without(list('o')), siteFiles, words.join(' '));
      assert.equal(await read('o/index.html'), drawn);
    }
  });

  it('has only the pages that were named, and says which were not', async () => {
    const files = { ...site, 'site/about.html': page };
    const { errors, list } = await run(['prerender', 'site/*.html', '--out', 'o'], files);
    const named = siteFiles.filter((name) => name !== 'shop/shirts/linen.HTM');
    assert.deepEqual(without(list('o')), ['about.html', ...named]);
    assert.match(
      errors,
      /^Not named, so not written: site.shop.shirts.linen\.HTM\. Name the folder/m,
    );
  });

  it('has only what was named of the working directory and of folders outside it', async () => {
    const files = { 'index.html': page, 'server.key': 'secret', 'docs/a.html': page };
    const own = await run(['prerender', 'index.html', 'docs/a.html', '--out', 'o'], files);
    assert.deepEqual(without(own.list('o')), ['docs/a.html', 'index.html']);
    const pattern = await run(['prerender', '*.html', '--out', 'o'], files);
    assert.deepEqual(without(pattern.list('o')), ['index.html']);
    const prepare = (cwd: string) => mkdir(path.join(cwd, 'below'));
    const away = await run(['prerender', '../project/index.html', '--out', 'o'], files, {
      prepare,
    });
    assert.deepEqual(without(away.list('o')), ['index.html']);
  });

  it('is its pages alone with --pages-only', async () => {
    const words = ['prerender', 'site', '--out', 'o', '--pages-only'];
    const { list, errors } = await run(words, site);
    assert.deepEqual(list('o'), ['index.html', 'shop/shirts/linen.HTM']);
    assert.match(errors, /^2 pages written in [^\n]+\n$/);
  });

  it('counts its paths from the folder that everything named has in common', async () => {
    const files = { 'a/b/one.html': page, 'a/b/c/two.html': page, 'a/d/three.html': page };
    const ways: [string[], string[]][] = [
      [
        ['a/b/one.html', 'a/d/three.html'],
        ['b/one.html', 'd/three.html'],
      ],
      [['a/b/c/two.html'], ['two.html']],
      [
        ['a/b', 'a/d'],
        ['b/c/two.html', 'b/one.html', 'd/three.html'],
      ],
      [['a/**/two.html'], ['b/c/two.html']],
      [['a/b/one.html', 'a/b/../b/one.html'], ['one.html']],
      [['--root', 'a', 'a/b/c/two.html'], ['b/c/two.html']],
      [
        ['--root', '.', 'a/b'],
        ['a/b/c/two.html', 'a/b/one.html'],
      ],
    ];
    for (const [words, expected] of ways) {
      const all = ['prerender', ...words, '--out', 'o', '--pages-only'];
      assert.deepEqual((await run(all, files)).list('o'), expected, words.join(' '));
    }
  });

  it('takes a file whose name looks like a pattern for that file', async () => {
    const files = { '[slug].html': page, 's.html': page };
    const { list } = await run(['prerender', '[slug].html', '--out', 'o', '--pages-only'], files);
    assert.deepEqual(list('o'), ['[slug].html']);
  });

  it('has the suite in every folder that a page names, and in none on another site', async () => {
    const files = {
      'site/index.html': `<!doctype html>${tagOf('wb/loader.js')}`,
      'site/shop/a.html': `<!doctype html>${tagOf('../wb/loader.js?v=1')}`,
      'site/old shop/b.html': `<!doctype html>${tagOf('my%20files/loader.js')}`,
      'site/c.html': `<!doctype html>${tagOf('https://cdn.example/wb/loader.js')}`,
      'site/beside/d.html': `<!doctype html>${tagOf('loader.js')}`,
    };
    const { errors, list } = await run(['prerender', 'site', '--out', 'o'], files);
    assert.deepEqual(
      list('o').filter((name) => name.endsWith('/loader.js')),
      ['beside/loader.js', 'old shop/my files/loader.js', 'wb/loader.js'],
    );
    assert.equal(errors.match(/^The suite's files are in /gm)?.length, 3);
    const told = await run(['prerender', 'site/c.html', '--out', 'o', '--assets', '/w'], files);
    assert.ok(told.list('o').includes('w/loader.js'));
  });

  it("keeps a loader that the site has there itself, and says so when it is not the suite's", async () => {
    const files = { ...site, 'site/wb/loader.js': 'another();' };
    const { errors, list, read } = await run(['prerender', 'site', '--out', 'o'], files);
    assert.equal(await read('o/wb/loader.js'), 'another();');
    assert.deepEqual(without(list('o')), siteFiles);
    assert.match(errors, /files were not copied, since the site has another loader\.js in o.wb\./);
    const own = await readFile(path.join(buildFolder, 'browser/loader.js'), 'utf8');
    const same = await run(['prerender', 'site', '--out', 'o'], {
      ...files,
      'site/wb/loader.js': own,
    });
    assert.match(same.errors, /^The suite's files are in o.wb$/m);
  });

  it('is published again over itself, with what is new', async () => {
    const files = { ...site, 'o/index.html': 'old', 'o/wb/loader.js': 'old', 'o/gone.css': 'kept' };
    const { code, read } = await run(['prerender', 'site', '--out', 'o'], files);
    assert.equal(code, 0);
    assert.equal(await read('o/index.html'), drawn);
    assert.notEqual(await read('o/wb/loader.js'), 'old');
    assert.equal(await read('o/gone.css'), 'kept');
  });

  it('may be drawn where it is, with the suite beside it', async () => {
    const { code, list, read } = await run(['prerender', 'site', '--in-place'], site);
    assert.equal(code, 0);
    assert.equal(await read('site/index.html'), drawn);
    assert.deepEqual(without(list('site')), siteFiles);
    assert.ok(list('site').includes('wb/loader.js'));
  });

  it('leaves out what belongs to tools, and says what is hidden', async () => {
    const files = {
      ...site,
      'site/.env': 'SECRET=1',
      'site/.git/config': 'x',
      'site/node_modules/a/index.html': page,
      'site/.well-known/security.txt': 'Contact: us',
    };
    const { errors, list } = await run(['prerender', 'site', '--out', 'o'], files);
    assert.deepEqual(without(list('o')), ['.well-known/security.txt', ...siteFiles]);
    assert.match(errors, /^Not copied, since hidden .+: site.\.env, site.\.git$/m);
  });
});

describe('The command writes nothing outside of --out and nothing over what it reads', () => {
  it('when --out lies in the site, which it is then no part of', async () => {
    const files = { ...site, 'site/public/old.html': page };
    for (let time = 0; time < 2; time += 1) {
      const { list, read } = await run(['prerender', 'site', '--out', 'site/public'], files);
      assert.deepEqual(without(list('site/public')), [...siteFiles.toSpliced(2, 0, 'old.html')]);
      assert.equal(await read('site/public/old.html'), page);
      assert.equal(await read('site/index.html'), page);
    }
  });

  it('when --out is the site, by its name or by a link to it', async () => {
    for (const out of ['site', 'link']) {
      const prepare = (cwd: string) => symlink(path.join(cwd, 'site'), path.join(cwd, 'link'));
      const words = ['prerender', 'site', '--out', out];
      const { code, errors, read, list } = await run(words, site, { prepare });
      assert.equal(code, 2, out);
      assert.match(errors, /index\.html cannot be written to .+ One of the sources .+ --in-place/);
      assert.equal(await read('site/index.html'), page);
      assert.deepEqual(list('site'), siteFiles);
    }
  });

  it('when a page of --out is a link to its source, or the same file under two names', async () => {
    for (const join of [symlink, link]) {
      const prepare = async (cwd: string) => {
        await mkdir(path.join(cwd, 'o'));
        await join(path.join(cwd, 'site/index.html'), path.join(cwd, 'o/index.html'));
      };
      const { code, read } = await run(['prerender', 'site', '--out', 'o'], site, { prepare });
      assert.equal(code, 0);
      assert.equal(await read('site/index.html'), page);
      assert.equal(await read('o/index.html'), drawn);
    }
  });

  it('when a folder of --out is a link that leads elsewhere', async () => {
    const files = { ...site, 'elsewhere/keep.txt': 'x' };
    const prepare = async (cwd: string) => {
      await mkdir(path.join(cwd, 'o'));
      await symlink(path.join(cwd, 'elsewhere'), path.join(cwd, 'o/shop'));
      await symlink(path.join(cwd, 'elsewhere'), path.join(cwd, 'o/wb'));
    };
    const pages = await run(['prerender', 'site', '--out', 'o'], files, { prepare });
    assert.equal(pages.code, 2);
    assert.match(
      pages.errors,
      /shop.pictures.linen\.png cannot .+ would lie outside |linen\.HTM cannot .+ would lie outside /,
    );
    assert.deepEqual(pages.list('elsewhere'), ['keep.txt']);
    const one = await run(
      ['prerender', 'site/index.html', '--out', 'o'],
      { 'site/index.html': page, 'elsewhere/keep.txt': 'x' },
      { prepare },
    );
    assert.equal(one.code, 1);
    assert.match(one.errors, /^wb-elements in o.wb: not written\. It would lie outside /m);
    assert.deepEqual(one.list('elsewhere'), ['keep.txt']);
  });

  it('when a loader has an address that leads out', async () => {
    for (const src of [
      '../../../wb/loader.js',
      '/..%2F..%2Fwb/loader.js',
      '/a%00/loader.js',
      '/%/loader.js',
    ]) {
      const files = { 'site/index.html': `<!doctype html>${tagOf(src)}` };
      const { list, cwd, code } = await run(['prerender', 'site', '--out', 'o'], files);
      assert.equal(code, src.startsWith('..') ? 0 : 1, src);
      assert.deepEqual(await readdir(path.dirname(cwd)), ['project'], src);
      assert.deepEqual(list('site'), ['index.html'], src);
    }
  });

  it('and follows links of the site as long as they stay in it', async () => {
    const files = { ...site, 'secret.html': page, 'secrets/key.txt': 'x' };
    const prepare = async (cwd: string) => {
      const at = (name: string) => path.join(cwd, name);
      await symlink(at('secret.html'), at('site/leak.html'));
      await symlink(at('secrets'), at('site/leaks'));
      await symlink(at('site'), at('site/shop/again'));
      await symlink(at('site/look.css'), at('site/shop/look.css'));
      await symlink(at('site/shop/pictures'), at('site/pictures'));
      await symlink(at('gone'), at('site/broken'));
    };
    const { code, errors, list } = await run(['prerender', 'site', '--out', 'o'], files, {
      prepare,
    });
    assert.equal(code, 0);
    assert.deepEqual(
      without(list('o')),
      [...siteFiles, 'pictures/linen.png', 'shop/look.css'].toSorted(),
    );
    assert.match(errors, /^Not copied, since .+: site.broken, site.leak\.html, site.leaks$/m);
  });

  it('and draws a page in place that a link leads to, unless it lies outside', async () => {
    const prepare = async (cwd: string) => {
      await symlink(path.join(cwd, 'site/index.html'), path.join(cwd, 'site/home.html'));
      await symlink(path.join(cwd, 'away.html'), path.join(cwd, 'site/away.html'));
    };
    const words = ['prerender', 'site/home.html', 'site/away.html', '--in-place'];
    const files = { 'site/index.html': page, 'away.html': page };
    const { code, read, cwd } = await run(words, files, { prepare });
    assert.equal(code, 1);
    assert.equal(await read('site/index.html'), drawn);
    assert.equal(
      await realpath(path.join(cwd, 'site/home.html')),
      await realpath(path.join(cwd, 'site/index.html')),
    );
    assert.equal(await read('away.html'), page);
  });
});
