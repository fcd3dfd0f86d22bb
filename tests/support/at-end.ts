type Task = () => unknown;

const tasks: Task[] = [];

/**
 * Runs a task when this process has run its last test file. For what all files of a process share,
 * such as a browser: `after` of a helper would belong to the first file that imports it.
 */
export function atEnd(task: Task): void {
  tasks.push(task);
}

/** Runs what `atEnd` was given, the latest first, once each; the runner's worker calls it. */
export async function runAtEnd(): Promise<void> {
  for (let task = tasks.pop(); task; task = tasks.pop()) await task();
}
