import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { longest, workBetween } from './times';

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

describe('What a run has had the machine work', () => {
  const core = (user: number, sys: number, idle: number) => ({
    model: '',
    speed: 0,
    times: { user, nice: 0, sys, idle, irq: 0 },
  });

  it('is the time of all cores together, without what they rested', () => {
    assert.equal(
      workBetween(
        [core(1000, 500, 9000), core(2000, 0, 8000)],
        [core(61_000, 10_500, 19_000), core(72_000, 10_000, 28_000)],
      ),
      '150 s of processor time on 2 cores, which were 83 % busy',
    );
  });
});
