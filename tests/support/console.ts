// The first import of every test file of the browser runner: tests/runner/console-plugin.ts sees to it.

const nativeWarn = console.warn;
const printed: string[] = [];
let expected: RegExp[] = [];

/**
 * Says that the running test makes the product warn. The test fails when no `console.warn` or
 * `console.error` matches, and when one is printed that nobody expected.
 */
export function expectWarning(pattern: RegExp): void {
  expected.push(pattern);
}

/** What the running test has printed so far with `console.warn` and `console.error`, oldest first. */
export function warnings(): readonly string[] {
  return printed;
}

for (const level of ['warn', 'error'] as const) {
  console[level] = (...words: unknown[]) => void printed.push(lineOf(words));
}

beforeEach(function () {
  const test = this.currentTest;
  const body = test?.fn;
  if (!test || !body || test.async) return;
  // Inside the test and not in a hook alone: a hook that fails ends the whole file.
  test.fn = async function () {
    await body.call(this);
    check(missing(), stray());
  };
});

afterEach(function () {
  const late = stray();
  const failed = this.currentTest?.state === 'failed';
  // A test that failed has said why already; what it printed helps to find the cause.
  if (failed && printed.length > 0) nativeWarn.call(console, printed.join('\n'));
  printed.length = 0;
  expected = [];
  if (!failed) check([], late);
});

after(() => check([], stray()));

function missing(): RegExp[] {
  return expected.filter((pattern) => !printed.some((line) => pattern.test(line)));
}

function stray(): string[] {
  return printed.filter((line) => !expected.some((pattern) => pattern.test(line)));
}

function check(absent: RegExp[], unexpected: string[]) {
  if (absent.length + unexpected.length === 0) return;
  throw new Error(
    [
      ...absent.map((pattern) => `Expected a warning that matches ${pattern}, but none came.`),
      ...unexpected.map((line) => `Unexpected console output: ${line}`),
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
