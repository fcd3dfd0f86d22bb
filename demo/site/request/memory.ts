import { notNow } from './refusal';

/**
 * Runs a task that says how much memory it takes up; when it ends, all of it is given back.
 * @param who Whom the task is run for.
 */
export type Memory = <Result>(
  who: string,
  task: (take: (bytes: number) => void) => Promise<Result>,
) => Promise<Result>;

/**
 * Memory that all requests share, so that many large ones at a time cannot use up the machine's.
 * Whoever needs more than is left is told to come again.
 * @param bytes All of it.
 * @param each The most that one sender has, so that slow uploads of one leave room for the others'.
 */
export function sharedMemory(bytes: number, each: number): Memory {
  let used = 0;
  const usedBy = new Map<string, number>();
  return async (who, task) => {
    let own = 0;
    const take = (more: number) => {
      const theirs = (usedBy.get(who) ?? 0) + more;
      if (used + more > bytes || theirs > each) {
        throw notNow('Too much is being sent to us just now. Please try again in a moment.');
      }
      usedBy.set(who, theirs);
      used += more;
      own += more;
    };
    try {
      return await task(take);
    } finally {
      const left = (usedBy.get(who) ?? 0) - own;
      if (left > 0) usedBy.set(who, left);
      else usedBy.delete(who);
      used -= own;
    }
  };
}
