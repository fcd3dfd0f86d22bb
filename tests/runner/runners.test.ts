import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, it } from 'node:test';

const fixture = (name: string) => path.join('tests', 'runner', 'fixtures', `${name}.fixture.ts`);
const wtr = path.join('node_modules', '@web', 'test-runner', 'dist', 'bin.js');

function run(words: string[], environment: Record<string, string> = {}) {
  const { WB_REQUIRE_ALL: _, NODE_TEST_CONTEXT: __, WB_SENTENCES: ___, ...rest } = process.env;
  const { status, stdout } = spawnSync(process.execPath, words, {
    cwd: path.resolve(import.meta.dirname, '..', '..'),
    env: { ...rest, ...environment },
    encoding: 'utf8',
  });
  return { status, output: stdout, last: stdout.trimEnd().split('\n').at(-1) };
}

const onNode = ['--import', 'tsx', 'tests/runner/node-tests.ts'];

describe("Node's runner", () => {
  it('counts what passed, failed and was skipped, and fails', () => {
    const { status, last } = run([...onNode, fixture('node')]);
    assert.equal(last, '1 passed, 1 failed, 1 skipped');
    assert.equal(status, 1);
  });
  it('says which test failed, and why', () => {
    const { output } = run([...onNode, fixture('node')]);
    assert.match(
      output,
      /node\.fixture\.ts: A test on Node > fails when it is wrong\n.*strictly equal/,
    );
  });
  it('does not look for what an assertion without a message might have meant', () => {
    const { output } = run([...onNode, fixture('wordless')]);
    assert.match(
      output,
      /asserts without a word\n +AssertionError.*It is not so\.\n +at .*wordless/,
    );
  });
  it('counts a file that cannot be loaded as a failure', () => {
    const { status, last } = run([...onNode, fixture('broken')]);
    assert.match(last ?? '', /[1-9] failed/);
    assert.equal(status, 1);
  });
  it('names the file of an error that no test has caught', () => {
    const { last, output } = run([...onNode, fixture('uncaught')]);
    assert.equal(last, '2 passed, 2 failed');
    assert.match(output, /uncaught\.fixture\.ts: .*waits for it\n +Error: in time/);
    assert.match(output, /uncaught\.fixture\.ts\n +No test was running.*\n +Error: too late/);
  });
  it('names the file that ends its process, and goes on with the next', () => {
    const files = [fixture('leaving'), fixture('passing')];
    const { last, output } = run([...onNode, ...files], { WB_WORKERS: '1' });
    assert.equal(last, '1 passed, 1 failed');
    assert.match(output, /leaving\.fixture\.ts\n +Its process has ended before it: exit code 3/);
  });
  it('fails for a file without tests', () => {
    const { last, output } = run([...onNode, fixture('passing'), 'tests/runner/sum.ts']);
    assert.equal(last, '1 passed, 1 failed');
    assert.match(output, /sum\.ts\n +There is no test in it\./);
  });
  it('fails for what is missing where everything is required', () => {
    const { last } = run([...onNode, fixture('node')], { WB_REQUIRE_ALL: '1' });
    assert.equal(last, '1 passed, 2 failed');
  });
});

describe('The runner in browsers', () => {
  it('fails for wrong results and for what is printed unasked', () => {
    const { status, output, last } = run([wtr, '--files', fixture('pages'), fixture('unasked')]);
    assert.equal(last, '3 passed, 3 failed, 1 skipped');
    assert.equal(status, 1);
    assert.match(output, /Unexpected console output: nobody expects this/);
    assert.match(output, /Expected a warning that matches \/never printed\//);
  });
  it('fails the test that prints something, however late, and runs all the others', () => {
    const { output, last } = run([wtr, '--files', fixture('late')]);
    assert.equal(last, '3 passed, 3 failed');
    for (const [title, line] of [
      ['what follows from it', 'two tasks later'],
      ['what comes when it is cleaned up', 'on the way out'],
      ['that', 'at the very end'],
    ])
      assert.match(output, new RegExp(`fails by ${title}\\n.*Unexpected console output: ${line}`));
  });
});

describe('What is asked of one element', () => {
  it('fails for a tag that there is not', () => {
    const { status, output, last } = run(['--import', 'tsx', 'tests/run.ts', '--element', 'wb-x']);
    assert.match(output, /There is no wb-x, so nothing is proven\./);
    assert.equal(last, '0 passed, 1 failed');
    assert.equal(status, 1);
  });
});
