// node --import tsx tests/runner/node-tests.ts <files>

import path from 'node:path';
import { run } from 'node:test';
import { inspect } from 'node:util';
import { sumLine } from './sum';
import type { Sum } from './sum';

interface TestEvent {
  type: string;
  data: {
    name?: string;
    file?: string;
    message?: string;
    skip?: string | boolean;
    todo?: string | boolean;
    details?: { type?: string; error?: Error & { failureType?: string } };
  };
}

// Where everything is required, as on the integration machine, none of these may be missing.
const required = /chromium|firefox|postgres/i;

const files = process.argv.slice(2).map((file) => path.resolve(file));

// Two at a time: each of these may start a browser, a server or a database of its own.
for await (const line of report(run({ files, concurrency: 2 }))) process.stdout.write(line);

/** Says nothing of what passes, all of what fails, and ends with the sum as one plain line. */
async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const sum: Sum = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of events) {
    if (type === 'test:stdout' || type === 'test:stderr') yield data.message ?? '';
    else if (type === 'test:fail') {
      if (data.details?.error?.failureType === 'subtestsFailed') continue;
      sum.failed += 1;
      yield failure(data, reason(data));
    } else if (type === 'test:pass' && isTest(data)) {
      const skipped = data.skip ?? data.todo;
      if (skipped === undefined) sum.passed += 1;
      else if (process.env.WB_REQUIRE_ALL && required.test(String(skipped))) {
        sum.failed += 1;
        yield failure(data, `Skipped, though everything is required here: ${skipped}`);
      } else {
        sum.skipped += 1;
        yield `- skipped: ${data.name} (${skipped})\n`;
      }
    }
  }
  if (sum.failed || sum.passed === 0) process.exitCode = 1;
  yield `\n${sumLine(sum)}\n`;
}

function isTest({ name = '', details, file }: TestEvent['data']): boolean {
  return details?.type !== 'suite' && name !== file;
}

function failure({ file, name = '' }: TestEvent['data'], why: string): string {
  const place = file && file !== name ? `${path.relative(process.cwd(), file)}: ` : '';
  return `\n✖ ${place}${path.isAbsolute(name) ? path.relative(process.cwd(), name) : name}\n${why}\n`;
}

function reason({ details }: TestEvent['data']): string {
  const error = details?.error?.cause ?? details?.error;
  const text = error instanceof Error ? (error.stack ?? error.message) : inspect(error);
  return text.replace(/\n +at .*\(?node:.*/g, '').replace(/^/gm, '  ');
}
