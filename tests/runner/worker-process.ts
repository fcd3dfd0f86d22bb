import { fork } from 'node:child_process';
import path from 'node:path';
import type { Order, Outcome } from './outcome';

/** What is done with what a worker tells. */
export interface Listener {
  told(file: string, outcome: Outcome): void;
  printed(file: string, text: string): void;
}

const program = path.join(import.meta.dirname, 'worker.ts');
const reporter = path.join(import.meta.dirname, 'worker-reporter.ts');

/** A file of which nothing has ended for so many milliseconds hangs. */
const SILENCE = 15 * 60_000;
/** How long a worker that is told to end may take to close its browsers. */
const FAREWELL = 20_000;

/** A process that runs test files one after the other. */
export class WorkerProcess {
  readonly #child = fork(program, [], {
    execArgv: [
      // What a page of a test leaves is garbage soon: with more room it is seldom copied, which took a
      // twentieth of the processor time.
      '--max-semi-space-size=64',
      '--import',
      'tsx',
      '--test-reporter',
      reporter,
      '--test-reporter-destination=stdout',
    ],
    silent: true,
  });
  readonly #gone = new Promise<string>((resolve) => {
    this.#child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  #file = '';
  #told: () => void = () => undefined;
  #ended: () => void = () => undefined;

  constructor(listener: Listener) {
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (text: Buffer) => listener.printed(this.#file, text.toString()));
    }
    this.#child.on('message', (outcome: Outcome) => {
      listener.told(this.#file, outcome);
      this.#told();
      // Only the suite that the worker makes for a file stands in no other.
      if (outcome.type !== 'uncaught' && outcome.names.length === 1) this.#ended();
    });
  }

  /** Whether it can take a file. */
  get isAlive(): boolean {
    return this.#child.connected;
  }

  /** Runs a file. Resolves when it has ended, with a reason when the process has ended before it. */
  async run(file: string): Promise<string | undefined> {
    let hangs = false;
    const silence = setTimeout(() => {
      hangs = true;
      this.#kill(0);
    }, SILENCE);
    this.#file = file;
    this.#told = () => silence.refresh();
    const ended = new Promise<void>((resolve) => (this.#ended = resolve));
    this.#tell({ file });
    const gone = await Promise.race([ended, this.#gone]);
    clearTimeout(silence);
    if (!gone) return undefined;
    return hangs
      ? `Nothing ended in it for ${SILENCE / 60_000} minutes, so its process was ended.`
      : `Its process has ended before it: ${gone}.`;
  }

  async end(): Promise<void> {
    this.#tell('end');
    const timers = this.#kill(FAREWELL);
    await this.#gone;
    for (const timer of timers) clearTimeout(timer);
  }

  /** Asked to end, puppeteer closes its browsers first; killed, it would leave them behind. */
  #kill(after: number) {
    return [
      setTimeout(() => this.#child.kill('SIGTERM'), after),
      setTimeout(() => this.#child.kill('SIGKILL'), after + FAREWELL),
    ];
  }

  #tell(order: Order) {
    if (this.#child.connected) this.#child.send(order);
  }
}
