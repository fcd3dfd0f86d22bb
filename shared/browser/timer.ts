/** A restartable timeout: starting it again replaces the pending call. */
export class Timer {
  #task: number | undefined;

  /** @param after in milliseconds */
  start = (after: number, act: () => void) => {
    this.stop();
    this.#task = window.setTimeout(act, after);
  };

  stop = () => window.clearTimeout(this.#task);
}
