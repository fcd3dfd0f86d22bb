import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readSum, sumLine } from './sum';
import type { Sum } from './sum';
import { wantsTimes } from './times';

interface Options {
  /** The command ends with a sum line of its own; else it is one test, passed when it exits with 0. */
  counts?: boolean;
  environment?: Record<string, string>;
  /** Milliseconds after which it is ended; far more than any takes, yet a hang shall not last hours. */
  limit?: number;
}

/** Runs a command of this package, says what it is, and shows what it printed when it matters. */
export async function runStep(
  title: string,
  command: string,
  words: string[],
  { counts = false, environment = {}, limit = 50 * 60_000 }: Options = {},
): Promise<Sum> {
  const start = Date.now();
  console.log(`${title} ...`);
  const { code, output } = await execute(command, words, environment, limit);
  const sum = counts ? readSum(output) : { passed: code ? 0 : 1, failed: code ? 1 : 0, skipped: 0 };
  // A runner that died after its sum has not finished what it says.
  if (code && sum.failed === 0) sum.failed = 1;
  const body = counts ? withoutSum(output) : output;
  if (body && (sum.failed || sum.skipped || (counts && wantsTimes()))) console.log(body);
  console.log(`${title}: ${sumLine(sum)} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  return sum;
}

function execute(
  command: string,
  words: string[],
  environment: Record<string, string>,
  limit: number,
): Promise<{ code: number; output: string }> {
  const binaries = path.resolve('node_modules', '.bin');
  return new Promise((resolve) => {
    const child = spawn(command, words, {
      env: {
        ...process.env,
        ...environment,
        PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`,
      },
      // The commands of packages are scripts there, which only a shell starts.
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: AbortSignal.timeout(limit),
    });
    const chunks: Buffer[] = [];
    const end = (code: number, reason = '') => {
      // What the command itself has started may hold on to the pipes.
      child.stdout.destroy();
      child.stderr.destroy();
      const text = stripVTControlCharacters(Buffer.concat(chunks).toString());
      resolve({ code, output: `${text}\n${reason}`.trim() });
    };
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', ({ name, message }) =>
      end(1, name === 'AbortError' ? `Ended after ${limit} ms.` : `Did not start: ${message}`),
    );
    child.once('close', (code, signal) => end(code ?? 1, signal ? `Ended by ${signal}.` : ''));
  });
}

function withoutSum(output: string): string {
  return output.slice(0, Math.max(0, output.lastIndexOf('\n'))).trim();
}
