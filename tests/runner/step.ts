import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readSum, sumLine } from './sum';
import type { Sum } from './sum';

// Longer than any of them takes; a step that hangs shall not hold a machine for hours.
const limit = 25 * 60_000;

interface Options {
  /** The command ends with a sum line of its own; else it is one test, passed when it exits with 0. */
  counts?: boolean;
  environment?: Record<string, string>;
}

/** Runs a command of this package, says what it is, and shows what it printed when it matters. */
export async function runStep(
  title: string,
  command: string,
  words: string[],
  { counts = false, environment = {} }: Options = {},
): Promise<Sum> {
  const start = Date.now();
  console.log(`${title} ...`);
  const { code, output } = await execute(command, words, environment);
  const sum = counts ? readSum(output) : { passed: code ? 0 : 1, failed: code ? 1 : 0, skipped: 0 };
  // A runner that died after its sum has not finished what it says.
  if (code && sum.failed === 0) sum.failed = 1;
  const body = counts ? withoutSum(output) : output;
  if (body && (sum.failed || sum.skipped)) console.log(body);
  console.log(`  ${sumLine(sum)} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  return sum;
}

function execute(
  command: string,
  words: string[],
  environment: Record<string, string>,
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
      timeout: limit,
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', ({ message }) =>
      resolve({ code: 1, output: `${command} could not be started: ${message}` }),
    );
    child.once('close', (code, signal) => {
      const text = stripVTControlCharacters(Buffer.concat(chunks).toString()).trim();
      if (!signal) resolve({ code: code ?? 1, output: text });
      else
        resolve({
          code: 1,
          output: `${text}\nEnded by ${signal} after ${limit / 60_000} minutes.`,
        });
    });
  });
}

function withoutSum(output: string): string {
  return output.slice(0, Math.max(0, output.lastIndexOf('\n'))).trim();
}
