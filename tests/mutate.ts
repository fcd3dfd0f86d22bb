// npm run mutate -- shared/foundation elements/popups/judge.ts
//
// Changes pure modules in small ways and runs their tests, to see whether any fails: a change that
// none notices is something that no test asks for. Prints each of them, and the score.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { filesUnder } from './runner/files-under';
import { nodeTests } from './runner/test-files';

/** Of 100 changes so many must be noticed. */
const WANTED = 90;

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);

const asked = process.argv.slice(2).map((word) => word.replace(/\/$/, ''));
const tests = nodeTests(root).map((file) => ({
  file,
  text: readFileSync(path.join(root, file), 'utf8'),
}));
/** Those that import a module by its own name. */
const testsOf = (module: string) => {
  const name = module.replace(/\.tsx?$/, '');
  return tests.filter(({ file, text }) => {
    const specifier = path.posix.relative(path.posix.dirname(file), name);
    return text.includes(`'${specifier}'`);
  });
};
const modules = asked
  .flatMap((word) =>
    /\.tsx?$/.test(word)
      ? [word]
      : filesUnder(root, word.split('/')[0]!, '.ts').filter((file) => file.startsWith(`${word}/`)),
  )
  .filter((file) => testsOf(file).length > 0);

if (modules.length === 0) {
  console.log(
    'No module was found that a test on Node imports, so nothing can be changed. ' +
      'Give paths of modules or folders, such as shared/foundation.',
  );
  process.exitCode = 1;
} else {
  const testFiles = [...new Set(modules.flatMap(testsOf).map(({ file }) => file))];
  console.log(`${modules.length} modules, ${testFiles.length} test files`);
  const results = await new Stryker({
    mutate: modules,
    plugins: ['@stryker-mutator/tap-runner'],
    testRunner: 'tap',
    tap: {
      testFiles,
      nodeArgs: ['--import', 'tsx', '--test-reporter=tap', '-r', '{{hookFile}}', '{{testFile}}'],
    },
    coverageAnalysis: 'perTest',
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    concurrency: 2,
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
