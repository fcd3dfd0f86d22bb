import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { longest } from './times';

describe('What took longest', () => {
  const times = [
    { title: 'short.test.ts', seconds: 0.25 },
    { title: 'long.test.ts', seconds: 12 },
    { title: 'middle.test.ts', seconds: 3.5 },
  ];

  it('comes first, under the number and the sum of all', () => {
    assert.deepEqual(longest('files', times).split('\n'), [
      '3 files, 15.8 s in all:',
      '    12.0 s  long.test.ts',
      '     3.5 s  middle.test.ts',
      '     0.3 s  short.test.ts',
      '',
    ]);
  });
  it('is told in as many lines as are asked for', () => {
    assert.match(longest('files', times, 1), /^3 files, .*\n +12\.0 s {2}long\.test\.ts\n$/);
  });
});
