// npm run mutate -- shared/foundation elements/popups/judge.ts
//
// Changes pure modules in small ways and runs their tests, to see whether any fails: a change that
// none notices is something that no test asks for. Prints each of them, and the score.

import path from 'node:path';
import type { LogLevel } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { bundle } from './mutate/bundle';
import { filesUnder } from './runner/files-under';
import { nodeTests } from './runner/test-files';

/** Of 100 changes so many must be noticed. */
const WANTED = 90;

/**
 * Not run: browsers, processes and all elements take too long for each change, the build does not
 * have it, and changed code is slow.
 */
const LEFT_OUT =
  /^tests\/support\/(browsers|build|element-list|installed|page|(smtp-)?server)\.ts$|\/(run-cli|\S+-speed\.test)\.ts$/;

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);

const asked = process.argv.slice(2).map((word) => word.replace(/\/$/, ''));
const named = asked.flatMap((word) =>
  /\.tsx?$/.test(word)
    ? [word]
    : filesUnder(root, word.split('/')[0]!, '.ts').filter((file) => file.startsWith(`${word}/`)),
);

/** A module's tests stand where its path is mirrored, or below; those of elements, with their family. */
const isBeside = (test: string, module: string) => {
  const folder = /^elements\/[^/]+/.exec(module)?.[0] ?? path.posix.dirname(module);
  return test.startsWith(`tests/${folder}/`);
};

const tests: { file: string; parts: string[] }[] = [];
for (const file of nodeTests(root)) {
  const near = named.filter((module) => isBeside(file, module));
  if (near.length === 0) continue;
  const { files: parts } = await bundle(root, file);
  if (parts.some((part) => LEFT_OUT.test(part))) continue;
  if (near.some((module) => parts.includes(module))) tests.push({ file, parts });
}
const modules = named.filter((module) =>
  tests.some(({ file, parts }) => isBeside(file, module) && parts.includes(module)),
);

if (modules.length === 0) {
  console.log(
    'No module was found that a test on Node imports, so nothing can be changed. ' +
      'Give paths of modules or folders, such as shared/foundation.',
  );
  process.exitCode = 1;
} else {
  console.log(`${modules.length} modules, ${tests.length} test files`);
  process.env.WB_TEST_FILES = JSON.stringify(tests.map(({ file }) => file));
  const results = await new Stryker({
    mutate: modules,
    plugins: [path.join(root, 'tests/mutate/runner.ts')],
    testRunner: 'one-process',
    testRunnerNodeArgs: ['--import', 'tsx', '--experimental-vm-modules', '--no-warnings'],
    coverageAnalysis: 'perTest',
    reporters: ['progress-append-only', 'clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    concurrency: 2,
    logLevel: 'error' as LogLevel,
    tempDirName: 'node_modules/.cache/mutants',
    ignorePatterns: ['/dist', '/demo/gallery/pictures'],
    thresholds: { high: 100, low: WANTED, break: null },
    // A change that never ends counts as noticed.
    timeoutMS: 10_000,
  }).runMutationTest();
  const counted = results.filter(({ status }) => status !== 'Ignored');
  const noticed = counted.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const score = (100 * noticed.length) / counted.length;
  console.log(
    `${noticed.length} of ${counted.length} changes noticed: ${score.toFixed(1)} %, ${WANTED} wanted`,
  );
  if (score < WANTED) process.exitCode = 1;
}
