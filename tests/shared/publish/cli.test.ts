import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildFolder, prerender } from '../../support/build';

const page = '<!doctype html><wb-counter end="5"></wb-counter>';
let folder: string;

before(async () => (folder = await mkdtemp(path.join(tmpdir(), 'wb-cli-'))));
after(() => rm(folder, { recursive: true }));

/** Runs the command in a folder of its own with these files; returns what it said and wrote. */
async function run(words: string[], files: Record<string, string | Buffer> = {}) {
  const cwd = await mkdtemp(path.join(folder, 'run-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(cwd, name)), { recursive: true });
    await writeFile(path.join(cwd, name), text);
  }
  const cli = path.join(buildFolder, 'publish', 'cli.js');
  const child = spawn(process.execPath, [cli, ...words], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors] = [child.stdout, child.stderr].map(async (stream) => {
    let text = '';
    for await (const part of stream.setEncoding('utf8')) text += part;
    return text;
  }) as [Promise<string>, Promise<string>];
  const code = await new Promise<number | null>((done) => child.once('close', done));
  const read = (name: string) => readFile(path.join(cwd, name), 'utf8');
  return { code, out: await out, errors: await errors, cwd, read };
}

describe('wb-elements prerender', () => {
  it('writes the drawn pages under the same paths below --out, and exits with 0', async () => {
    const files = { 'index.html': page, 'shop/shirts/linen.html': '<wb-tabs></wb-tabs>\r\n' };
    const { code, out, errors, read } = await run(
      ['prerender', 'index.html', './shop/shirts/linen.html', '--out', 'public/site'],
      files,
    );
    assert.equal(code, 0);
    assert.equal(out, '');
    assert.match(errors, /^2 pages written in [\d.]+ s \(\d+ pages a second\)\n$/);
    assert.equal(await read('public/site/index.html'), prerender(page).html);
    const linen = prerender(files['shop/shirts/linen.html']).html;
    assert.equal(await read('public/site/shop/shirts/linen.html'), linen);
    assert.equal(await read('index.html'), page);
  });

  it('may write in place, and changes nothing there the second time', async () => {
    const drawn = prerender(page).html;
    const { code, read } = await run(['prerender', 'a.html', '--out', '.'], { 'a.html': drawn });
    assert.equal(code, 0);
    assert.equal(await read('a.html'), drawn);
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

  it('writes a page from outside the working directory under its bare name', async () => {
    const outside = path.join(folder, 'outside.html');
    await writeFile(outside, page);
    const { code, read } = await run(['prerender', '../outside.html', '..a.html', '--out', 'o'], {
      '..a.html': page,
    });
    assert.equal(code, 0);
    assert.equal(await read('o/outside.html'), prerender(page).html);
    assert.equal(await read('o/..a.html'), prerender(page).html);
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

  it('draws no progress bar where there is no terminal', async () => {
    const { errors } = await run(['prerender', 'a.html', '--out', 'o'], { 'a.html': page });
    assert.doesNotMatch(errors, /[\r\u001B[#]/);
  });

  it('goes on after a page it cannot read or write, names it, and exits with 1', async () => {
    const files = {
      'good.html': page,
      'latin.html': Buffer.from('<p>caf\xE9', 'latin1'),
      o: 'x',
      'folder/a.html': page,
    };
    const words = ['prerender', 'gone.html', 'folder', 'latin.html', 'good.html', '--out'];
    const { code, errors, read } = await run([...words, 'public'], files);
    assert.equal(code, 1);
    assert.match(errors, /^gone\.html: not written\. ENOENT/m);
    assert.match(errors, /^folder: not written\. EISDIR/m);
    assert.match(errors, /^latin\.html: not written\. It is not UTF-8, .* Save it as UTF-8\.$/m);
    assert.match(errors, /^1 pages written, 3 failed in/m);
    assert.equal(await read('public/good.html'), prerender(page).html);

    const blocked = await run(['prerender', 'good.html', '--out', 'o'], files);
    assert.equal(blocked.code, 1);
    assert.match(blocked.errors, /^good\.html: not written\. E/m);
  });

  const wrong: [string, string[], RegExp][] = [
    ['no command', [], /unknown command ''/],
    ['an unknown command', ['draw', 'a.html', '--out', 'o'], /unknown command 'draw'/],
    ['no files', ['prerender', '--out', 'o'], /no files given/],
    ['no --out', ['prerender', 'a.html'], /no --out given/],
    ['an unknown option', ['prerender', 'a.html', '--out', 'o', '--fast'], /--fast/],
    ['a wrong --styles', ['prerender', 'a.html', '--out', 'o', '--styles', 'none'], /not 'none'/],
    [
      'two pages for one file',
      ['prerender', 'a.html', 'b/../a.html', '--out', 'o'],
      /both be written/,
    ],
  ];
  for (const [what, words, message] of wrong) {
    it(`writes nothing and exits with 2, with the usage, for ${what}`, async () => {
      const { code, out, errors, cwd } = await run(words, { 'a.html': page, 'b/c.html': page });
      assert.equal(code, 2);
      assert.equal(out, '');
      assert.match(errors, message);
      assert.match(errors, /^wb-elements: /);
      assert.match(errors, /wb-elements prerender <files\.\.\.> --out <dir>/);
      assert.deepEqual((await readdir(cwd)).toSorted(), ['a.html', 'b']);
    });
  }

  it('explains itself with --help and exits with 0', async () => {
    for (const words of [['--help'], ['prerender', '-h']]) {
      const { code, out, errors } = await run(words);
      assert.equal(code, 0);
      assert.equal(errors, '');
      for (const option of ['--out', '--csp', '--styles', '--assets', 'Exit codes'])
        assert.ok(out.includes(option), option);
    }
  });
});
