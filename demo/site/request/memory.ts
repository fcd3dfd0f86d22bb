import { notNow } from './refusal';

/** Runs a task that says how much memory it takes up; when it ends, all of it is given back. */
export type Memory = <Result>(
  task: (take: (bytes: number) => void) => Promise<Result>,
) => Promise<Result>;

/**
 * Memory that all requests share, so that many large ones at a time cannot use up the machine's.
 * Whoever needs more than is left is told to come again.
 */
export function sharedMemory(bytes: number): Memory {
  let used = 0;
  return async (task) => {
    let own = 0;
    const take = (more: number) => {
      if (used + more > bytes) {
        throw notNow('Too much is being sent to us just now. Please try again in a moment.');
      }
      used += more;
      own += more;
    };
    try {
      return await task(take);
    } finally {
      used -= own;
    }
  };
}
