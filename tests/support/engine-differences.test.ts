import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { filesUnder } from '../runner/files-under';
import { differences, isForEveryEngine } from './engine-differences';

const root = path.resolve(import.meta.dirname, '..', '..');
const sources = filesUnder(root, 'tests', '.test.ts').map((file) =>
  readFileSync(path.join(root, file), 'utf8'),
);

/** As it stands in a source that has `about` put the same beginning before several sentences. */
function withoutBeginning(source: string, sentence: string): string {
  const [, beginning] = /\babout\(check, '(.+?)'\)/.exec(source) ?? [];
  return beginning === undefined ? sentence : sentence.replace(`${beginning} `, '');
}

describe('The list of what engines do differently', () => {
  it('names tests and sentences that there are', () => {
    const inNoFile = Object.keys(differences).filter((entry) => {
      const [title, ...parts] = entry.split(': ');
      return !sources.some(
        (source) =>
          /\b(inEveryEngine|atTheShop)\(/.test(source) &&
          source.includes(`'${title}'`) &&
          parts.every((part) => source.includes(withoutBeginning(source, part))),
      );
    });
    assert.deepEqual(inNoFile, []);
  });

  it('has all sentences of a title run everywhere, one where it names one, and the first of others', () => {
    assert.equal(isForEveryEngine('A published form', 'any', 5), true);
    const back = 'leads back to where the visitor was, and forth again';
    assert.equal(isForEveryEngine('A page with wb-anchors', back, 1), true);
    assert.equal(isForEveryEngine('A page with wb-anchors', 'any', 1), false);
    assert.equal(isForEveryEngine('Published motion', 'any', 0), true);
    assert.equal(isForEveryEngine('Published motion', 'any', 1), false);
  });
});
