/** Runs a task, at once or when its turn has come. */
export type Turns = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Lets at most so many tasks run at a time; the others wait in the order they came. */
export function takeTurns(most: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // Whoever is next takes the place over, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
