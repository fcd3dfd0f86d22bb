// npm test                      everything
// npm test -- money price       only the test files whose path holds one of the words
// npm test -- --no-build money  the same, on the build that is there
// npm test -- --times           also says which files and which tests took longest, and all processor time
// npm test -- --element wb-x    what is asked of one element: its own tests, and the common ones for it
// npm test -- --sentences list  also writes every sentence and how it ended, a line each, to that file

import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { elementModules } from '../shared/programs/build/element-modules.mjs';
import { isAbout, nodeTests, pageTests } from './runner/test-files';
import { failedSentences } from './runner/sentences';
import { runStep } from './runner/step';
import { add, sumLine } from './runner/sum';
import type { Sum } from './runner/sum';
import { workBetween } from './runner/times';
import { ensureChromium, findFirefox } from './support/browsers';
import { findWebKit, noWebKit } from './support/webkit';

const root = path.resolve(import.meta.dirname, '..');
const { values: told, positionals: words } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    build: { type: 'boolean', default: true },
    times: { type: 'boolean', default: false },
    element: { type: 'string' },
    sentences: { type: 'string' },
  },
});
if (told.times) process.env.WB_TIMES = '1';
const lists = mkdtempSync(path.join(tmpdir(), 'wb-sentences-'));
process.once('exit', () => rmSync(lists, { recursive: true, force: true }));
if (told.sentences) process.env.WB_SENTENCES = path.resolve(told.sentences);
process.env.WB_SENTENCES ??= path.join(lists, 'list');
rmSync(process.env.WB_SENTENCES, { force: true });
// The common tests and the build read it, and leave every other element out.
if (told.element) process.env.WB_ELEMENT = told.element;
const isWhole = words.length === 0 && !told.element;
const wanted = (file: string) =>
  told.element
    ? isAbout(told.element, file)
    : words.length === 0 || words.some((word) => file.includes(word));

// Where the engines have differed before: upgrade, shadow roots, module loading, event order.
const everyEngine = /^tests\/shared\/(bus|content|element)\//;

const atStart = cpus();
const failure: Sum = { passed: 0, failed: 1, skipped: 0 };

process.chdir(root);
process.exitCode = (await runAll()) ? 0 : 1;

async function runAll(): Promise<boolean> {
  if (told.element && !isElement(told.element)) {
    console.log(
      `There is no ${told.element}, so nothing is proven. Give the tag of an element below elements/, such as wb-tabs.`,
    );
    return finish([failure]);
  }
  const onNode = nodeTests(root).filter(wanted);
  const onPages = pageTests(root).filter(wanted);

  if (onNode.length + onPages.length === 0) {
    console.log('No test file was found, so nothing is proven. Give words of a path below tests/.');
    return finish([failure]);
  }
  try {
    ensureChromium();
  } catch (error) {
    console.log((error as Error).message);
    return finish([failure]);
  }
  // Pages need no build; in a whole run they leave it the time, since most of the rest waits for it.
  const early = isWhole ? runChecks() : runOnPages(onPages);
  const built = told.build ? [await runStep('Build', 'npm', ['run', '--silent', 'build'])] : [];
  const late = isWhole ? runOnPages(onPages) : [];
  const onBuild = add(built).failed ? [] : await runOnNode(onNode);
  return finish([...built, ...onBuild, ...(await early), ...(await late)]);
}

async function runOnNode(files: string[]): Promise<Sum[]> {
  if (files.length === 0) return [];
  const words = ['--import', 'tsx', 'tests/runner/node-tests.ts', ...files];
  return [await runStep(`${count(files)} on Node`, 'node', words, { counts: true })];
}

/** One engine after the other. */
async function runOnPages(files: string[]): Promise<Sum[]> {
  const sums: Sum[] = [];
  if (files.length > 0) sums.push(await runIn('chromium', `${count(files)} in Chromium`, files));
  const onEveryEngine = files.filter((file) => everyEngine.test(file));
  if (onEveryEngine.length > 0) {
    sums.push(await runInFirefox(onEveryEngine));
    sums.push(await runInWebKit(onEveryEngine));
  }
  return sums;
}

function isElement(tag: string): boolean {
  return elementModules(root).some(({ name }) => `wb-${name}` === tag);
}

async function runChecks(): Promise<Sum[]> {
  return [
    // With several threads, each checks the libraries for itself, and the other core has work.
    await runStep('Types', 'tsc', ['-p', '.', '--singleThreaded']),
    await runStep('Lint', 'npm', ['run', '--silent', 'lint']),
    await runStep('Format', 'npm', ['run', '--silent', 'format']),
  ];
}

async function runInFirefox(files: string[]): Promise<Sum> {
  if (findFirefox()) return runIn('firefox', `${count(files)} in Firefox`, files);
  console.log(
    `${count(files)} in Firefox: not run, because none was found. ` +
      'What only Firefox does otherwise stays unseen. Install firefox-esr, or set FIREFOX_PATH.',
  );
  return process.env.WB_REQUIRE_ALL ? failure : { passed: 0, failed: 0, skipped: files.length };
}

/** WebKit is never required: few machines have it, and it is WebKit on Linux and not Safari. */
async function runInWebKit(files: string[]): Promise<Sum> {
  if (findWebKit()) return runIn('webkit', `${count(files)} in WebKitGTK`, files);
  console.log(`${count(files)} in WebKitGTK: not run. ${noWebKit}`);
  return { passed: 0, failed: 0, skipped: 1 };
}

function runIn(engine: string, title: string, files: string[]): Promise<Sum> {
  const environment = { WB_BROWSER: engine };
  return runStep(title, 'wtr', ['--files', ...files], { counts: true, environment });
}

function finish(sums: Sum[]): boolean {
  const sum = add(sums);
  const failed = failedSentences();
  // Once more where a reader looks first: a long log may have been cut off above.
  if (failed.length) console.log(`\nFailed:\n${failed.join('\n')}`);
  if (told.times) console.log(`\n${workBetween(atStart, cpus())}`);
  console.log(`\n${sumLine(sum)}`);
  return sum.failed === 0;
}

function count(files: string[]): string {
  return files.length === 1 ? '1 file' : `${files.length} files`;
}
