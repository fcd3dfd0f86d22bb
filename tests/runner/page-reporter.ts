import type { Reporter, TestResult, TestSession, TestSuiteResult } from '@web/test-runner';
import { add, sumLine } from './sum';
import type { Sum } from './sum';

/** Prints the sum of a run in browsers as its very last line, however the run ends. */
export function sumReporter(): Reporter {
  let sum: Sum = { passed: 0, failed: 1, skipped: 0 };
  process.once('exit', () => {
    if (sum.failed && !process.exitCode) process.exitCode = 1;
    process.stdout.write(`\n${sumLine(sum)}\n`);
  });
  return {
    onTestRunFinished({ sessions }) {
      sum = add([...sessions].map(sumOfSession));
    },
  };
}

function sumOfSession(session: TestSession): Sum {
  const tests = session.testResults ? allTests(session.testResults) : [];
  const skipped = tests.filter((test) => test.skipped).length;
  const passed = tests.filter((test) => test.passed && !test.skipped).length;
  const unfinished = !session.passed && tests.length === 0 ? 1 : 0;
  return {
    passed,
    failed: tests.length - passed - skipped + Math.max(session.errors.length, unfinished),
    skipped,
  };
}

function allTests(suite: TestSuiteResult): TestResult[] {
  return [...suite.tests, ...suite.suites.flatMap(allTests)];
}
