import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runStep } from './step';

const passed = { passed: 1, failed: 0, skipped: 0 };
const failed = { passed: 0, failed: 1, skipped: 0 };
const script = (text: string) => ['--eval', text];

describe('A step of the run', () => {
  it('is one test, by how its command ends', async () => {
    assert.deepEqual(await runStep('Good', 'node', script('')), passed);
    assert.deepEqual(await runStep('Bad', 'node', script('process.exit(3)')), failed);
  });
  it('is as many tests as its command counts', async () => {
    const counting = script("console.log('5 passed, 0 failed')");
    assert.equal((await runStep('Counts', 'node', counting, { counts: true })).passed, 5);
  });
  it('has failed when its command counts no failure and ends badly', async () => {
    const dying = script("console.log('5 passed, 0 failed'); process.exit(1)");
    assert.equal((await runStep('Dies', 'node', dying, { counts: true })).failed, 1);
  });
  it('has failed when its command cannot be started', async () => {
    assert.deepEqual(await runStep('Missing', 'no-such-command', []), failed);
  });
  it('is ended when it hangs', async () => {
    const hanging = script('setInterval(() => {}, 1000)');
    assert.deepEqual(await runStep('Hangs', 'node', hanging, { limit: 300 }), failed);
  });
});
