import { Worker } from 'node:worker_threads';
import { asUnavailable, endsSession } from '../unavailable';
import { code } from './code';

const program = new URL('./worker.mjs', import.meta.url);

/** A statement, or without one the request to close the database. */
interface Request {
  sql?: string;
  parameters?: readonly unknown[];
}

type Row = Record<string, unknown>;
type Answer = { rows: Row[] } | { error: { message: string } };

/**
 * The embedded database in a thread of its own. Whatever goes wrong with it, the thread of the server
 * goes on: a thread that does not answer in time, or cannot go on, is ended and counts as lost.
 */
export interface Thread {
  /** @throws DatabaseUnavailable when the folder cannot be opened, or not in time. */
  readonly opened: Promise<void>;
  /** Whether it has ended, so that another has to be opened. */
  readonly isLost: boolean;
  /** Settles when it has ended and let go of its files. */
  readonly ended: Promise<void>;
  /** Runs one statement; the next may be sent when it has been answered. */
  query(sql: string, parameters: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/**
 * Starts a thread that opens a folder as a database.
 * @param limits Milliseconds: for opening, and for one statement.
 */
export function startThread(
  folder: string,
  limits: { opening: number; statement: number },
): Thread {
  // Without the loaders of the server: they take time to start and it needs none.
  const worker = new Worker(program, { workerData: { folder, code: code() }, execArgv: [] });
  // A request that waits keeps the process alive by its time limit; the thread alone must not.
  worker.unref();
  let lost: unknown;
  const lose = (reason: unknown) => {
    lost ??= reason;
    void worker.terminate();
  };
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  void ended.then(() => lose(new Error('its thread has ended')));
  // An error event that nobody listens to would end the process.
  worker.on('error', lose);

  const ask = async (limit: number, request?: Request): Promise<Row[]> => {
    try {
      if (lost) throw lost;
      const answered = answerOf(worker, limit);
      if (request) worker.postMessage(request);
      const answer = await answered;
      if ('rows' in answer) return answer.rows;
      throw Object.assign(new Error(answer.error.message), answer.error);
    } catch (error) {
      if (endsSession(error)) lose(error);
      throw asUnavailable(error);
    }
  };

  return {
    opened: ask(limits.opening).then(() => undefined),
    get isLost() {
      return lost !== undefined;
    },
    ended,
    query: (sql, parameters) => ask(limits.statement, { sql, parameters }),
    async close() {
      // Whatever was acknowledged is on the disk, so a thread that cannot close is ended all the same.
      await ask(limits.statement, {}).catch(() => undefined);
      await worker.terminate();
    },
  };
}

function answerOf(worker: Worker, limit: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (how: () => void) => {
      clearTimeout(timer);
      worker.off('message', succeed).off('error', fail).off('exit', exit);
      how();
    };
    const succeed = (answer: Answer) => settle(() => resolve(answer));
    const fail = (error: Error) => settle(() => reject(error));
    const exit = () => fail(new Error('its thread has ended'));
    const timer = setTimeout(() => fail(new Error(`no answer within ${limit} ms`)), limit);
    worker.on('message', succeed).on('error', fail).on('exit', exit);
  });
}
