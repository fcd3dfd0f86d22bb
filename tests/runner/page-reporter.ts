import path from 'node:path';
import type { Reporter, TestResult, TestSession, TestSuiteResult } from '@web/test-runner';
import { noteSentence } from './sentences';
import { add, sumLine } from './sum';
import type { Sum } from './sum';
import { longest, wantsTimes } from './times';
import type { Time } from './times';

/** Prints the sum of a run in browsers as its very last line, however the run ends. */
export function sumReporter(): Reporter {
  let sum: Sum = { passed: 0, failed: 1, skipped: 0 };
  process.once('exit', () => {
    if (sum.failed && !process.exitCode) process.exitCode = 1;
    process.stdout.write(`\n${sumLine(sum)}\n`);
  });
  return {
    onTestRunFinished({ sessions }) {
      const all = [...sessions];
      sum = add(all.map(sumOfSession));
      for (const session of all) noteAll(session);
      if (wantsTimes()) process.stdout.write(timesOf(all));
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

function noteAll({ browser, testFile = '', testResults, errors }: TestSession) {
  const file = path.relative(process.cwd(), testFile);
  // What ended the page ended its tests too, so no sentence of theirs would be in the list.
  for (const { message } of errors) {
    noteSentence({ engine: browser.type, file, names: [message], state: 'failed', seconds: 0 });
  }
  const note = (suite: TestSuiteResult, names: string[]) => {
    for (const { name, passed, skipped, duration = 0, error } of suite.tests) {
      const state = skipped ? 'skipped' : passed ? 'passed' : 'failed';
      noteSentence({
        engine: browser.type,
        file,
        names: [...names, name],
        state,
        seconds: duration / 1000,
        reason: error?.message,
      });
    }
    for (const inner of suite.suites) note(inner, [...names, inner.name]);
  };
  if (testResults) note(testResults, []);
}

function timesOf(sessions: TestSession[]): string {
  const files: Time[] = [];
  const tests: Time[] = [];
  for (const { testFile = '', testResults } of sessions) {
    const file = path.relative(process.cwd(), testFile);
    const own = (testResults ? allTests(testResults) : []).map(({ name, duration = 0 }) => ({
      title: `${file}: ${name}`,
      seconds: duration / 1000,
    }));
    tests.push(...own);
    files.push({ title: file, seconds: own.reduce((all, { seconds }) => all + seconds, 0) });
  }
  return `\n${longest('files, without their loading', files)}\n${longest('tests', tests)}`;
}

function allTests(suite: TestSuiteResult): TestResult[] {
  return [...suite.tests, ...suite.suites.flatMap(allTests)];
}
