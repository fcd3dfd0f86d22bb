import { Transform } from 'node:stream';
import { describeError } from './describe-error';
import type { TestOutcome } from './outcome';

interface TestEvent {
  type: string;
  data: {
    name: string;
    nesting: number;
    skip?: string | boolean;
    todo?: string | boolean;
    details?: {
      type?: string;
      duration_ms?: number;
      error?: Error & { failureType?: string };
    };
  };
}

/** Those of the suites around a test, and its own. */
const names: string[] = [];

/** Tells the parent of a worker how each test has ended; node takes it as `--test-reporter`. */
export default new Transform({
  writableObjectMode: true,
  transform({ type, data }: TestEvent, _, done) {
    if (type === 'test:start') {
      names.length = data.nesting;
      names.push(data.name);
    } else if (type === 'test:pass' || type === 'test:fail') {
      process.send?.(outcome(type === 'test:pass', data));
    }
    done();
  },
});

function outcome(passed: boolean, { nesting, skip, todo, details }: TestEvent['data']) {
  const error = details?.error;
  const skipped = skip ?? todo;
  const told: TestOutcome = {
    type: passed ? 'passed' : 'failed',
    names: names.slice(0, nesting + 1),
    isSuite: details?.type === 'suite',
    seconds: (details?.duration_ms ?? 0) / 1000,
    reason: passed ? '' : describeError(error?.cause ?? error),
    isConsequence: error?.failureType === 'subtestsFailed',
  };
  return skipped === undefined ? told : { ...told, type: 'skipped', reason: String(skipped) };
}
