import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, it } from 'node:test';
import { elementModules } from '../../../../shared/programs/build/element-modules.mjs';

const roots: string[] = [];

/** A repository with these files, all empty. */
function withFiles(...files: string[]) {
  const root = mkdtempSync(path.join(tmpdir(), 'wb-modules-'));
  roots.push(root);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '');
  }
  return root;
}

const whole = [
  'elements/text/quote/quote.contract.ts',
  'elements/text/quote/quote.tsx',
  'elements/text/quote/quote.css',
  'demo/gallery/text/quote.demo.ts',
];

describe('The list of elements on disk', () => {
  afterEach(() => {
    for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
  });

  it('has an element for each folder of a family, and passes over files of the family', () => {
    const root = withFiles(...whole, 'elements/text/letters.ts');
    const [quote, ...others] = elementModules(root);
    assert.deepEqual([quote?.family, quote?.name, others.length], ['text', 'quote', 0]);
    assert.equal(quote?.contract, path.join(root, whole[0]!));
    assert.equal(quote?.watch, undefined);
  });

  it('knows a watcher beside the element', () => {
    const watcher = 'elements/text/quote/quote.watch.ts';
    const root = withFiles(...whole, watcher);
    assert.equal(elementModules(root)[0]?.watch, path.join(root, watcher));
  });

  it('knows its answers beside the element', () => {
    const answers = 'elements/text/quote/quote.answers.ts';
    const root = withFiles(...whole, answers);
    assert.equal(elementModules(root)[0]?.answers, path.join(root, answers));
  });

  for (const missing of whole) {
    it(`stops the build when ${path.basename(missing)} is missing, and says what to do`, () => {
      const root = withFiles(
        ...whole.filter((file) => file !== missing),
        'elements/text/quote/x.ts',
      );
      assert.throws(() => elementModules(root), {
        message: new RegExp(`^${missing} is missing, so .+ wb-quote\\. An element is .+README`),
      });
    });
  }

  it('stops at a folder whose files were not renamed after it', () => {
    const root = withFiles(...whole.map((file) => file.replace('/quote/', '/saying/')));
    assert.throws(() => elementModules(root), /saying\.contract\.ts is missing/);
  });
});
