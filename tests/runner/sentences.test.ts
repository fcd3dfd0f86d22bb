import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { failedSentences, noteSentence } from './sentences';

describe('The list of sentences', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wb-list-'));
  const told = process.env.WB_SENTENCES;
  before(() => {
    process.env.WB_SENTENCES = path.join(folder, 'list');
  });
  after(() => {
    if (told === undefined) delete process.env.WB_SENTENCES;
    else process.env.WB_SENTENCES = told;
    rmSync(folder, { recursive: true });
  });

  it('has nothing that failed before anything ran', () => {
    assert.deepEqual(failedSentences(), []);
  });

  it('names what failed, on one line each', () => {
    const sentence = { engine: 'node', file: 'a.test.ts', seconds: 0.1 };
    noteSentence({ ...sentence, names: ['A page', 'is\tthere'], state: 'passed' });
    noteSentence({ ...sentence, names: ['A page', 'stays\nthere'], state: 'failed' });
    assert.deepEqual(failedSentences(), ['node a.test.ts: A page > stays there']);
  });

  it('says why below it, cut short, since the log above may be cut off', () => {
    rmSync(path.join(folder, 'list'));
    const reason = `Not there:\n${'x'.repeat(500)}`;
    noteSentence({
      engine: 'node',
      file: 'b.test.ts',
      names: ['It'],
      state: 'failed',
      seconds: 0,
      reason,
    });
    assert.deepEqual(failedSentences(), [`node b.test.ts: It\n  Not there: ${'x'.repeat(289)}`]);
  });
});
