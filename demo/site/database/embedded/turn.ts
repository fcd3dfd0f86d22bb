/** Something that one may have at a time; the others wait in the order they came. */
export class Turn {
  #isTaken = false;
  readonly #waiting = new Set<() => void>();

  /**
   * Resolves when it is one's turn.
   * @param limit Milliseconds to wait; then it rejects, and one is no longer in the queue.
   */
  take(limit: number): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(go);
        reject(new Error(`no turn within ${limit} ms`));
      }, limit);
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.add(go);
    });
  }

  /** Hands over to whoever is next. */
  end(): void {
    const [next] = this.#waiting;
    if (!next) this.#isTaken = false;
    else {
      this.#waiting.delete(next);
      next();
    }
  }
}
