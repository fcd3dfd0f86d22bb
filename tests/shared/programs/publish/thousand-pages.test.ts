import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { dataScripts } from '../../../../demo/gallery/demo';
import { buildFolder } from '../../../support/build';
import { examples } from '../../../support/element-list';

const MB = 2 ** 20;
const loader = '<script type="module" async src="/wb/loader.js"></script>';
const names = Array.from({ length: 1000 }, (_, index) => `${index}.html`);
let folder: string;

/** Every example in turn, two of them a page, among text that no other page has. */
function page(index: number) {
  const [one, two] = [index, index + 7].map((at) => examples[at % examples.length]!);
  const text = Array.from({ length: 200 }, (_, line) => `<p>Line ${line * index} of ${index}.</p>`);
  return `<!doctype html><title>${index}</title>${loader}${dataScripts(one!)}${one!.html}${text.join('\n')}${two!.html}`;
}

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wb-thousand-'));
  for (const [index, name] of names.entries()) {
    await writeFile(path.join(folder, name), page(index));
  }
});
after(() => rm(folder, { recursive: true }));

describe('A thousand pages in one run', () => {
  it('need no more memory than five hundred, show a bar on a terminal, and tell the rate', async (t) => {
    const harness = pathToFileURL(path.join(import.meta.dirname, 'memory-harness.mjs')).href;
    const cli = path.join(buildFolder, 'publish', 'cli.js');
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['--expose-gc', '--import', harness, cli, 'prerender', ...names, '--out', 'out'],
      { cwd: folder, maxBuffer: 64 * MB },
    );
    // A warning has the bar drawn again.
    const bars = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { pages: number; heap: number; rss: number });
    const [early, late] = [bars[0], bars.at(-1)];
    assert.deepEqual([early?.pages, late?.pages], [500, 1000]);
    const more = (late!.heap - early!.heap) / MB;
    const resident = (late!.rss - early!.rss) / MB;

    assert.match(stderr, /\r\[#{15}\.{15}\] 500\/1000/);
    assert.match(stderr, /\r\[#{30}\] 1000\/1000/);
    const [, rate = ''] =
      /1000 pages written in [\d.]+ s \((\d+) pages a second\)\n/.exec(stderr) ?? [];
    assert.ok(Number(rate) > 0);
    t.diagnostic(
      `${rate} pages a second; heap +${more.toFixed(2)} MB, resident +${resident.toFixed(1)} MB from page 500 to 1000`,
    );

    assert.ok(more < 2, `the heap grew by ${more.toFixed(2)} MB`);
    assert.ok(resident < 60, `resident memory grew by ${resident.toFixed(1)} MB`);
    const written = await readdir(path.join(folder, 'out'));
    assert.equal(written.filter((name) => name.endsWith('.html')).length, 1000);
    const last = await readFile(path.join(folder, 'out', '999.html'), 'utf8');
    assert.ok(last.includes('data-wb-root'));
  });
});
