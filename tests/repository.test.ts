import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { filesUnder } from './runner/files-under';

interface Lock {
  packages: Record<string, { dev?: boolean; license?: string; resolved?: string }>;
}

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
const lock = JSON.parse(read('package-lock.json')) as Lock;

const endings = ['.ts', '.tsx', '.mjs', '.js', '.css', '.html', '.md', '.json', '.sql', '.svg'];
// The tests of the rules name what they forbid, so they are left out.
const texts = [
  ...readdirSync(root).filter((file) => /\.(md|mjs|ts)$/.test(file)),
  ...['elements', 'shared', 'demo', 'tests'].flatMap((top) => filesUnder(root, top, ...endings)),
  '.ci/run',
].filter((file) => !/^tests\/(repository|boundaries)\.test\.ts$/.test(file));

/** The files that hold something matching, with the line, as one text. */
const found = (pattern: RegExp, files = texts) =>
  files
    .flatMap((file) =>
      read(file)
        .split('\n')
        .map((line, index) => `${file}:${index + 1}: ${line.trim()}`)
        .filter((line) => pattern.test(line.slice(file.length))),
    )
    .join('\n');

describe('The packages', () => {
  it('hold everything that the suite is promised to be built with', () => {
    const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    const promised = [
      '@open-wc/testing',
      '@r2wc/react-to-web-component',
      '@web/test-runner',
      'embla-carousel-react',
      'lit-html',
      'react',
      'react-dom',
      'recharts',
      'rollup',
      'typescript',
    ];
    assert.deepEqual(
      promised.filter((name) => !names.includes(name)),
      [],
    );
  });

  it('pin what the kernel leans on to one version', () => {
    for (const name of ['@r2wc/react-to-web-component', 'react', 'react-dom']) {
      assert.match(manifest.dependencies![name]!, /^\d+\.\d+\.\d+$/, name);
    }
  });

  it('are locked without the address of any registry, so that every mirror serves them', () => {
    const withAddress = Object.entries(lock.packages).filter(([, { resolved }]) => resolved);
    assert.deepEqual(withAddress, []);
    for (const folder of ['', 'tests/bench/peers/']) {
      assert.doesNotMatch(read(`${folder}package-lock.json`), /registry\.|"resolved"/);
      assert.match(read(`${folder}.npmrc`), /^omit-lockfile-registry-resolved=true$/m);
    }
  });

  it('that reach a page or a builder have permissive licences', () => {
    const permissive = /^(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|CC0-1\.0|Unlicense)$/;
    /** Of several that one may choose from, one is enough: `(MPL-2.0 OR Apache-2.0)`. */
    const isPermissive = (license: string) =>
      license
        .replace(/^\(|\)$/g, '')
        .split(' OR ')
        .some((it) => permissive.test(it));
    const others = Object.entries(lock.packages)
      .filter(([name, { dev }]) => name && !dev)
      .filter(([, { license = '' }]) => !license.split(' AND ').every(isPermissive))
      .map(([name, { license }]) => `${name}: ${license}`);
    assert.deepEqual(others, []);
  });
});

describe('The sources', () => {
  it('name no folder of the machine they were written on', () => {
    assert.equal(found(/(^|[\s'"`(=:])(\/(work|home|root|tmp|Users)\/|[A-Z]:\\Users\\)/), '');
  });
  it('leave nothing for later', () => {
    assert.equal(found(/\b(TODO|FIXME|XXX|HACK)\b/), '');
  });
  it('silence no check', () => {
    const code = texts.filter((file) => !file.endsWith('.md'));
    assert.equal(
      found(/@ts-(ignore|nocheck)|(oxlint|eslint)-disable|(oxfmt|prettier)-ignore/, code),
      '',
    );
  });
  it('leave no test out by narrowing to one', () => {
    assert.equal(found(/\b(describe|it|test)\.only\(/), '');
  });
  it('never wait in milliseconds in a test', () => {
    const tests = texts.filter((file) => file.startsWith('tests/') && file.endsWith('.test.ts'));
    assert.equal(
      found(
        /\b(aTimeout|waitForTimeout)\(|\bsetTimeout\(\w+, ?\d|await (setTimeout|sleep|delay)\(/,
        tests,
      ),
      '',
    );
  });
});

describe('The changelog', () => {
  it('has a place for what is not released yet', () => {
    assert.match(read('CHANGELOG.md'), /^## \[Unreleased\]$/m);
  });
});

describe('Every element', () => {
  const folders = filesUnder(root, 'elements', '.contract.ts').map((file) => path.dirname(file));
  const nameOf = (folder: string) => folder.slice('elements/'.length);

  for (const folder of folders) {
    const name = path.basename(folder);
    it(`has contract, component, style and demo: ${nameOf(folder)}`, () => {
      const files = [
        ...['contract.ts', 'tsx', 'css'].map((ending) => `${folder}/${name}.${ending}`),
        `demo/gallery/${nameOf(folder)}.demo.ts`,
      ];
      assert.deepEqual(
        files.filter((file) => !existsSync(path.join(root, file))),
        [],
      );
    });
  }

  it('that is gone has taken its demo along', () => {
    const demos = filesUnder(root, 'demo/gallery', '.demo.ts').map((file) =>
      file.slice('demo/gallery/'.length, -'.demo.ts'.length),
    );
    assert.deepEqual(
      demos.filter((demo) => !folders.map(nameOf).includes(demo)),
      [],
    );
  });
});
