import { WorkerProcess } from './worker-process';
import type { Listener } from './worker-process';

/** What is done with what the workers tell. */
export interface PoolListener extends Listener {
  /** Nothing more comes from this file; `died` says why its process ended before it did. */
  ended(file: string, seconds: number, died?: string): void;
}

/**
 * Runs test files in processes that live long, each of which takes the next file when it is done
 * with one: to start a process, browsers and a database for each file takes longer than most tests.
 *
 * @param files in the order in which they begin
 * @param size how many of them run at a time
 */
export async function runPool(
  files: string[],
  size: number,
  listener: PoolListener,
): Promise<void> {
  const queue = [...files];
  await Promise.all(
    Array.from({ length: Math.min(size, files.length) }, () => empty(queue, listener)),
  );
}

/** Takes files until there are none, in a new process whenever one has died. */
async function empty(queue: string[], listener: PoolListener): Promise<void> {
  let worker: WorkerProcess | undefined;
  for (let file = queue.shift(); file; file = queue.shift()) {
    if (!worker?.isAlive) worker = new WorkerProcess(listener);
    const start = performance.now();
    const died = await worker.run(file);
    listener.ended(file, (performance.now() - start) / 1000, died);
  }
  await worker?.end();
}
