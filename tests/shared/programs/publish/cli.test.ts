import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { prerender } from '../../../support/build';
import { run } from './run-cli';

const loader = '<script type="module" async src="/wb/loader.js"></script>';
const page = `<!doctype html>${loader}<wb-counter end="5"></wb-counter>`;
const manifest = path.resolve(import.meta.dirname, '..', '..', '..', '..', 'package.json');

describe('wb-elements prerender', () => {
  it('may draw pages where they are with --in-place, and changes nothing there the second time', async () => {
    const drawn = prerender(page).html;
    for (const text of [page, drawn]) {
      const { code, read } = await run(['prerender', 'a.html', '--in-place'], { 'a.html': text });
      assert.equal(code, 0);
      assert.equal(await read('a.html'), drawn);
    }
  });

  it('keeps a byte order mark', async () => {
    const { read } = await run(['prerender', 'a.html', '--out', 'o'], {
      'a.html': `\uFEFF${page}`,
    });
    assert.equal(await read('o/a.html'), prerender(`\uFEFF${page}`).html);
  });

  it('prints with --csp each page and its policy, a line a page', async () => {
    const files = { 'a.html': page, 'b.html': '<p>nothing</p>' };
    const { out } = await run(['prerender', 'a.html', 'b.html', '--out', 'o', '--csp'], files);
    const lines = Object.entries(files).map(
      ([name, html]) => `${name}\t${prerender(html).policy}\n`,
    );
    assert.equal(out, lines.join(''));
  });

  it('links the sheets with --styles linked, at the address given with --assets', async () => {
    const words = ['prerender', 'a.html', '--out', 'o', '--styles', 'linked', '--assets=/files/wb'];
    const { code, read } = await run(words, { 'a.html': page });
    assert.equal(code, 0);
    const options = { styles: 'linked', assets: '/files/wb' } as const;
    assert.equal(await read('o/a.html'), prerender(page, options).html);
    assert.match(await read('o/a.html'), /href="\/files\/wb\/wb-counter-/);
  });

  it('says on standard error, page by page, what its author should know, and exits with 0', async () => {
    const bad = '<wb-counter end="many"></wb-counter>';
    const { code, out, errors } = await run(['prerender', 'a.html', '--out', 'o'], {
      'a.html': bad,
    });
    assert.equal(code, 0);
    assert.equal(out, '');
    assert.ok(errors.includes(`a.html: ${prerender(bad).warnings[0]}\n`));
  });

  it('warns of a page without a loader, unless --no-loader says that this is meant', async () => {
    const files = { 'a.html': page.replace(loader, '') };
    const words = ['prerender', 'a.html', '--out', 'o'];
    assert.match((await run(words, files)).errors, /^a\.html: No module script of the page/m);
    assert.doesNotMatch((await run([...words, '--no-loader'], files)).errors, /No module/);
  });

  it('draws no progress bar where there is no terminal', async () => {
    const { errors } = await run(['prerender', 'a.html', '--out', 'o'], { 'a.html': page });
    assert.doesNotMatch(errors, /[\r\u001B[#]/);
  });

  it('says how many pages it has written, and how fast', async () => {
    const one = await run(['prerender', 'a.html', '--out', 'o'], { 'a.html': page });
    assert.match(one.errors, /^1 page written in [\d.]+ s \(\d+ pages? a second\)$/m);
    const files = { 'a.html': page, 'b.html': page };
    const two = await run(['prerender', 'a.html', 'b.html', '--out', 'o'], files);
    assert.match(two.errors, /^2 pages written in [\d.]+ s \(\d+ pages? a second\)$/m);
    const none = await run(['prerender', 'gone.html', '--out', 'o']);
    assert.match(none.errors, /^0 pages written, 1 failed$/m);
  });

  it('goes on after a page it cannot read or write, names it, and exits with 1', async () => {
    const files = {
      'good.html': page,
      'latin.html': Buffer.from('<p>caf\xE9', 'latin1'),
      'blocked.html': page,
      'public/blocked.html/a.txt': 'x',
    };
    const words = ['prerender', 'gone.html', 'latin.html', 'blocked.html', 'gone', 'good.html'];
    const { code, errors, read, list } = await run([...words, '--out', 'public'], files);
    assert.equal(code, 1);
    assert.match(errors, /^gone\.html: not written\. There is no such file\.$/m);
    assert.match(errors, /^gone: not written\. There is no such file\.$/m);
    assert.match(errors, /^blocked\.html: not written\. There is a folder in its place\.$/m);
    assert.match(errors, /^latin\.html: not written\. It is not UTF-8, .* Save it as UTF-8\.$/m);
    assert.match(errors, /^1 page written, 4 failed in/m);
    assert.equal(await read('public/good.html'), prerender(page).html);
    assert.deepEqual(
      list('public').filter((name) => name.includes('draft')),
      [],
    );
  });

  const wrong: [string, string[], RegExp][] = [
    ['no command', [], /unknown command ''/],
    ['an unknown command', ['draw', 'a.html', '--out', 'o'], /unknown command 'draw'/],
    ['no files', ['prerender', '--out', 'o'], /no files given/],
    ['no --out', ['prerender', 'a.html'], /no --out given/],
    ['an unknown option', ['prerender', 'a.html', '--out', 'o', '--fast'], /--fast/],
    ['a wrong --styles', ['prerender', 'a.html', '--out', 'o', '--styles', 'none'], /not 'none'/],
    ['--out and --in-place', ['prerender', 'a.html', '--out', 'o', '--in-place'], /exclude/],
    ['a file as --out', ['prerender', 'a.html', '--out', 'b/c.html'], /c\.html is a file/],
    ['pages outside the root', ['prerender', 'a.html', '--root', 'b', '--out', 'o'], /--root/],
    ['a folder without pages', ['prerender', 'd', '--out', 'o'], /no page in d; .*\.html or \.htm/],
    ['files that are no pages', ['prerender', 'd/e.css', '--out', 'o'], /no page in d.e\.css;/],
    ['a pattern nothing matches', ['prerender', 'x/*.html', '--out', 'o'], /nothing matches 'x.\*/],
    ['its own sources', ['prerender', 'a.html', '--out', '.'], /One of the sources .*--in-place/],
    ['two pages for standard output', ['prerender', 'a.html', '-'], /one page and no folder/],
    ['a folder for standard input', ['prerender', '-', '--out', 'o'], /one page and no folder/],
  ];
  for (const [what, words, message] of wrong) {
    it(`writes nothing and exits with 2, with its usage, for ${what}`, async () => {
      const files = { 'a.html': page, 'b/c.html': page, 'd/e.css': '' };
      const { code, out, errors, list, read } = await run(words, files);
      assert.equal(code, 2);
      assert.equal(out, '');
      assert.match(errors, message);
      assert.match(errors, /^wb-elements: /);
      assert.match(errors, /Usage: wb-elements prerender <.+> --out <dir>\nwb-elements --help/);
      assert.deepEqual(list('.'), ['a.html', 'b/c.html', 'd/e.css']);
      assert.equal(await read('a.html'), page);
    });
  }

  it('explains itself with --help and exits with 0', async () => {
    for (const words of [['--help'], ['prerender', '-h']]) {
      const { code, out, errors } = await run(words);
      assert.equal(code, 0);
      assert.equal(errors, '');
      const options = ['out', 'root', 'in-place', 'pages-only', 'csp', 'styles', 'assets'];
      for (const option of [...options, 'no-loader', 'version'])
        assert.ok(out.includes(`--${option}`), option);
      assert.match(out, /Exit codes: 0 .+ 1 .+[^]+ 2 /);
      assert.ok(out.split('\n').every((line) => line.length <= 100));
    }
  });

  it('tells its version with --version', async () => {
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    const { code, out, errors } = await run(['--version']);
    assert.deepEqual({ code, out, errors }, { code: 0, out: `${version}\n`, errors: '' });
  });
});

describe('wb-elements prerender between other commands', () => {
  it('draws standard input to standard output, and writes nothing else there', async () => {
    const { code, out, errors, list } = await run(['prerender', '-'], {}, { input: page });
    assert.deepEqual({ code, out, errors }, { code: 0, out: prerender(page).html, errors: '' });
    assert.deepEqual(list('.'), []);
  });

  it('draws a file to standard output with --out -', async () => {
    const words = ['prerender', 'a.html', '--out', '-', '--csp'];
    const { code, out, errors, list } = await run(words, { 'a.html': page });
    assert.equal(code, 0);
    assert.equal(out, prerender(page).html);
    assert.equal(errors, `a.html\t${prerender(page).policy}\n`);
    assert.deepEqual(list('.'), ['a.html']);
  });

  it('says on standard error what is wrong, and exits with 1 when there is no page', async () => {
    const warned = await run(['prerender', '-'], {}, { input: '<wb-counter end="many">' });
    assert.equal(warned.code, 0);
    assert.match(warned.errors, /^standard input: <wb-counter end/);
    const latin = await run(['prerender', '-'], {}, { input: Buffer.from([0xe9]) });
    assert.equal(latin.code, 1);
    assert.match(latin.errors, /^standard input: not written\. It is not UTF-8/);
    const gone = await run(['prerender', 'gone.html', '--out', '-']);
    assert.equal(gone.code, 1);
    assert.equal(gone.errors, 'gone.html: not written. There is no such file.\n');
  });

  it('takes no page that needs a file beside it', async () => {
    const palette = `<wb-palette colors='[{"id":"a","hex":"#204060"}]'></wb-palette>`;
    const words = ['prerender', '-', '--styles', 'linked'];
    const { code, out, errors } = await run(words, {}, { input: palette });
    assert.deepEqual([code, out], [1, '']);
    assert.match(errors, /needs a style sheet of its own beside it\. Give --out/);
  });
});
