// node --import tsx tests/runner/node-tests.ts <files>

import path from 'node:path';
import { run } from 'node:test';
import { inspect } from 'node:util';
import { sumLine } from './sum';
import type { Sum } from './sum';
import { longest, wantsTimes } from './times';
import type { Time } from './times';
import { asOneFile, together } from './together';

interface TestEvent {
  type: string;
  data: {
    name?: string;
    file?: string;
    message?: string;
    skip?: string | boolean;
    todo?: string | boolean;
    details?: {
      type?: string;
      duration_ms?: number;
      error?: Error & { failureType?: string };
    };
  };
}

// Where everything is required, as on the integration machine, none of these may be missing.
const required = /chromium|firefox|postgres/i;

const queue = together(process.argv.slice(2));
const sum: Sum = { passed: 0, failed: 0, skipped: 0 };
const times: { files: Time[]; tests: Time[] } = { files: [], tests: [] };

// Two at a time: each of these may start a browser, a server or a database of its own.
await Promise.all([1, 2].map(runQueue));

if (sum.failed || sum.passed === 0) process.exitCode = 1;
if (wantsTimes()) print(`\n${longest('files', times.files)}\n${longest('tests', times.tests)}`);
print(`\n${sumLine(sum)}\n`);

async function runQueue() {
  for (let files = queue.shift(); files; files = queue.shift()) {
    const start = performance.now();
    const file = asOneFile(process.cwd(), files);
    const where = files.length === 1 ? files[0]! : `${path.dirname(files[0]!)}/…`;
    for await (const event of run({ files: [file] })) report(where, event as TestEvent);
    times.files.push({ title: files.join(' '), seconds: (performance.now() - start) / 1000 });
  }
}

/** Counts an event, and says nothing of what passes but all of what fails. */
function report(where: string, { type, data }: TestEvent) {
  if (type === 'test:stdout' || type === 'test:stderr') print(data.message ?? '');
  else if (type === 'test:fail') {
    if (data.details?.error?.failureType === 'subtestsFailed') return;
    sum.failed += 1;
    print(failure(data, reason(data)));
  } else if (type === 'test:pass' && isTest(data)) {
    const { name = '', skip, todo, details } = data;
    const skipped = skip ?? todo;
    const seconds = (details?.duration_ms ?? 0) / 1000;
    if (skipped === undefined) {
      sum.passed += 1;
      times.tests.push({ title: `${where}: ${name}`, seconds });
    } else if (process.env.WB_REQUIRE_ALL && required.test(String(skipped))) {
      sum.failed += 1;
      print(failure(data, `Skipped, though everything is required here: ${skipped}`));
    } else {
      sum.skipped += 1;
      print(`- skipped: ${name} (${skipped})\n`);
    }
  }
}

function print(text: string) {
  process.stdout.write(text);
}

function nameOf(file: string): string {
  return path.relative(process.cwd(), file);
}

function isTest({ name = '', details, file }: TestEvent['data']): boolean {
  return details?.type !== 'suite' && name !== file;
}

function failure({ file, name = '' }: TestEvent['data'], why: string): string {
  const place = file && file !== name ? `${nameOf(file)}: ` : '';
  return `\n✖ ${place}${path.isAbsolute(name) ? nameOf(name) : name}\n${why}\n`;
}

function reason({ details }: TestEvent['data']): string {
  const error = details?.error?.cause ?? details?.error;
  const text = error instanceof Error ? (error.stack ?? error.message) : inspect(error);
  return text.replace(/\n +at .*\(?node:.*/g, '').replace(/^/gm, '  ');
}
