// A process that runs test files one after the other, as its parent names them. `pool.ts` starts it.

import assert, { AssertionError } from 'node:assert/strict';
import path from 'node:path';
import { describe } from 'node:test';
import { pathToFileURL } from 'node:url';
import { runAtEnd } from '../support/at-end';
import { describeError } from './describe-error';
import type { Order } from './outcome';

process.on('message', (order: Order) => {
  if (order === 'end') void end();
  else runFile(order.file);
});

// Node's runner tells of these at the end of the process, and not where they came from.
process.on('uncaughtException', tell);
process.on('unhandledRejection', tell);

// Without a message, Node looks for one in the source, and what tsx makes of a file is one line: of
// that it takes a core ten minutes and more.
assert.ok = function ok(value: unknown, message: string | Error = 'It is not so.'): asserts value {
  if (value) return;
  if (message instanceof Error) throw message;
  throw new AssertionError({ message, actual: value, expected: true, stackStartFn: ok });
};

/** Milliseconds that browsers have to close. */
const PATIENCE = 5000;

// The parent has died: nobody would hear how the rest ends. Asked to end, puppeteer closes its browsers,
// and only them.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), PATIENCE);
});

/** In a suite of its own, so that what a file does before and after its tests is done for it alone. */
function runFile(file: string) {
  void describe(file, async () => {
    await import(pathToFileURL(path.resolve(file)).href);
  });
}

async function end() {
  process.removeAllListeners('disconnect');
  await runAtEnd();
  process.disconnect();
}

function tell(error: unknown) {
  // It throws where nobody listens any more, and would tell of that in turn.
  if (process.connected) process.send?.({ type: 'uncaught', error: describeError(error) });
}
