import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { add, readSum, sumLine } from './sum';

describe('The sum of a run', () => {
  it('is read from the last line of a runner', () => {
    assert.deepEqual(readSum('noise\n3 passed, 1 failed\n'), { passed: 3, failed: 1, skipped: 0 });
    assert.deepEqual(readSum('3 passed, 0 failed, 2 skipped'), {
      passed: 3,
      failed: 0,
      skipped: 2,
    });
  });
  it('is a failure when a runner ends without one', () => {
    assert.equal(readSum('3 passed, 0 failed\nSegmentation fault').failed, 1);
    assert.equal(readSum('').failed, 1);
  });
  it('adds up all runners', () => {
    const sums = [readSum('3 passed, 1 failed'), readSum('4 passed, 0 failed, 2 skipped')];
    assert.equal(sumLine(add(sums)), '7 passed, 1 failed, 2 skipped');
  });
  it('speaks of skipped ones only when there are some', () => {
    assert.equal(sumLine({ passed: 7, failed: 0, skipped: 0 }), '7 passed, 0 failed');
  });
});
