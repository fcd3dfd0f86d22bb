/** One thing that happens later; starting it again puts off or replaces what was to happen. */
export class Timer {
  #task: number | undefined;

  /** @param after in milliseconds */
  start = (after: number, act: () => void) => {
    this.stop();
    this.#task = window.setTimeout(act, after);
  };

  stop = () => window.clearTimeout(this.#task);
}
