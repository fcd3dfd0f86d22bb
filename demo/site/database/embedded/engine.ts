import { asUnavailable } from '../unavailable';
import { startThread } from './thread';
import type { Thread } from './thread';

/** Opening replays what a crash interrupted, and a machine may be busy. */
const opening = 120_000;
/** Between two attempts to open a database that cannot be opened. */
const pause = 1000;

/** The embedded database, opened anew whenever its thread was lost. */
export class Engine {
  readonly #folder: string;
  readonly #limit: number;
  #thread: Thread | undefined;
  #starting: Promise<Thread> | undefined;
  #failure: { error: unknown; at: number } | undefined;

  /** @param limit Milliseconds that one statement, or waiting for the database, may take. */
  constructor(folder: string, limit: number) {
    this.#folder = folder;
    this.#limit = limit;
  }

  /** @throws DatabaseUnavailable when the database cannot be opened. */
  async open(): Promise<void> {
    await this.#start();
  }

  /**
   * The thread to ask, a new one when the last was lost.
   * @throws DatabaseUnavailable while there is none.
   */
  async thread(): Promise<Thread> {
    if (!this.#starting) {
      if (this.#thread && !this.#thread.isLost) return this.#thread;
      const { at = -Infinity, error } = this.#failure ?? {};
      if (performance.now() - at < pause) throw asUnavailable(error);
      this.#starting = this.#start().finally(() => (this.#starting = undefined));
    }
    return within(this.#limit, this.#starting);
  }

  /** Closes the database and waits until its files are let go of. */
  async close(): Promise<void> {
    await this.#starting?.catch(() => undefined);
    await this.#thread?.close();
    await this.#thread?.ended;
  }

  async #start(): Promise<Thread> {
    // Two threads on one folder would destroy it.
    await this.#thread?.ended;
    this.#thread = startThread(this.#folder, { opening, statement: this.#limit });
    try {
      await this.#thread.opened;
      return this.#thread;
    } catch (error) {
      this.#failure = { error, at: performance.now() };
      throw error;
    }
  }
}

function within<Result>(limit: number, promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = new Error(`not open within ${limit} ms`);
    const timer = setTimeout(() => reject(asUnavailable(late)), limit);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
