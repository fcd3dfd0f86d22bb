// The first import of every test file of the browser runner: tests/runner/console-plugin.ts sees to it.

import { atRest } from './rest';
import './owner-stacks';
import { tellable } from './tellable';

/** What one test prints with `console.warn` and `console.error`, oldest first. */
interface Output {
  test?: MochaTest;
  printed: string[];
  expected: RegExp[];
  hasEnded: boolean;
  onPrint?: () => void;
}

// React's development build times each drawing for the browser's own tools, which no test looks at.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

const nativeWarn = console.warn;
const { setTimeout: start, clearTimeout: stop } = window;
/** Milliseconds that a test waits for a warning that it expects. */
const PATIENCE = 5000;

let output: Output = { printed: [], expected: [], hasEnded: false };

/**
 * Says that the running test makes the product warn. The test fails when no `console.warn` or
 * `console.error` matches, even after some time, and when one is printed that nobody expected.
 */
export function expectWarning(pattern: RegExp): void {
  output.expected.push(pattern);
}

/** What the running test has printed so far with `console.warn` and `console.error`, oldest first. */
export function warnings(): readonly string[] {
  return output.printed;
}

for (const level of ['warn', 'error'] as const) {
  console[level] = (...words: unknown[]) => {
    output.printed.push(lineOf(words));
    output.onPrint?.();
    if (output.hasEnded) judge(output);
  };
}

beforeEach(function () {
  const test = this.currentTest!;
  const { fn: body } = test;
  // What is printed before the first test is the first one's.
  if (output.test) output = { printed: [], expected: [], hasEnded: false };
  const own = output;
  own.test = test;
  if (!body || test.async) return;
  test.fn = async function () {
    try {
      await body.call(this);
    } catch (error) {
      throw tellable(error);
    }
    await atRest();
    await expectedIn(own);
    const problem = problemOf(own);
    if (problem) throw problem;
  };
});

// What a test prints while the file cleans up after it, or later, is the test's own as well.
afterEach(async () => {
  await atRest();
  output.hasEnded = true;
  judge(output);
});

after(atRest);

/** Waits until all that a test expects is printed, or for so long that it will not be. */
function expectedIn(own: Output): Promise<void> {
  return new Promise((done) => {
    const timer = start(done, PATIENCE);
    own.onPrint = () => {
      if (missing(own).length > 0) return;
      stop(timer);
      done();
    };
    own.onPrint();
  });
}

/** Fails a test that has ended already. A hook that throws would end the whole file. */
function judge(own: Output) {
  const { test, printed } = own;
  // A test that failed has said why already; what it printed helps to find the cause.
  if (test?.state === 'failed') {
    if (printed.length > 0) nativeWarn.call(console, printed.splice(0).join('\n'));
    return;
  }
  const problem = problemOf(own);
  if (!test || !problem) return;
  test.state = 'failed';
  test.err = problem;
}

const missing = ({ expected, printed }: Output) =>
  expected.filter((pattern) => !printed.some((line) => pattern.test(line)));

const stray = ({ expected, printed }: Output) =>
  printed.filter((line) => !expected.some((pattern) => pattern.test(line)));

function problemOf(own: Output): Error | undefined {
  const lines = [
    ...missing(own).map((it) => `Expected a warning that matches ${it}, but none came.`),
    ...stray(own).map((line) => `Unexpected console output: ${line}`),
  ];
  if (lines.length === 0) return undefined;
  return new Error(
    [
      ...lines,
      'The developer of a page reads the same lines, so each must be meant.',
      'Mend its cause, or say expectWarning(/.../) of tests/support/console in the test.',
    ].join('\n'),
  );
}

function lineOf([first, ...rest]: unknown[]): string {
  const words = [...rest];
  const head = String(first).replace(/%[sdifoOc]/g, (mark) => {
    const word = words.shift();
    return mark === '%c' ? '' : String(word);
  });
  return [head, ...words.map(String)].join(' ');
}
