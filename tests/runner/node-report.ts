import type { Outcome, TestOutcome } from './outcome';
import type { PoolListener } from './pool';
import { noteSentence } from './sentences';
import type { Sum } from './sum';
import { longest } from './times';
import type { Time } from './times';

// Where everything is required, as on the integration machine, none of these may be missing.
const required = /chromium|firefox|postgres|webkit/i;

/** What one file has told so far. */
interface FileRecord {
  /** How many of its tests have ended. */
  tests: number;
  /** Why something in it has failed. */
  reasons: string[];
  /** Errors that no test has caught. */
  uncaught: string[];
  printed: string;
  hasEnded: boolean;
}

/** Counts how tests on Node end, and says nothing of what passes but all of what fails. */
export class NodeReport implements PoolListener {
  readonly sum: Sum = { passed: 0, failed: 0, skipped: 0 };
  readonly #records = new Map<string, FileRecord>();
  readonly #files: Time[] = [];
  readonly #tests: Time[] = [];
  readonly #print: (text: string) => void;

  constructor(print = (text: string) => void process.stdout.write(text)) {
    this.#print = print;
  }

  told(file: string, outcome: Outcome) {
    if (outcome.type === 'uncaught') return this.#uncaught(file, outcome.error);
    if (!outcome.isSuite) this.#of(file).tests += 1;
    if (outcome.type === 'passed') this.#passed(file, outcome);
    else if (outcome.type === 'skipped') this.#skipped(file, outcome);
    else if (!outcome.isConsequence) this.#failed(file, outcome.reason, outcome);
  }

  printed(file: string, text: string) {
    this.#of(file).printed += text;
  }

  ended(file: string, seconds: number, died?: string) {
    const record = this.#of(file);
    const { tests, reasons, uncaught, printed } = record;
    record.hasEnded = true;
    this.#files.push({ title: file, seconds });
    // An error that ends a test comes twice: as the test's, and as one that nobody caught.
    for (const error of uncaught.filter((it) => !reasons.includes(it))) this.#uncaught(file, error);
    if (died) this.#failed(file, died);
    // Asked of one element, what only some have is in files that have nothing for others.
    if (tests + reasons.length === 0 && !process.env['WB_ELEMENT'])
      this.#failed(file, 'There is no test in it.');
    if (printed) this.#print(`\n${file} has printed:\n${printed.trimEnd()}\n`);
  }

  times(): string {
    return `\n${longest('files', this.#files)}\n${longest('tests', this.#tests)}`;
  }

  #uncaught(file: string, error: string) {
    const { hasEnded, uncaught } = this.#of(file);
    if (hasEnded) this.#failed(file, `No test was running when this came:\n${error}`);
    else uncaught.push(error);
  }

  #passed(file: string, outcome: TestOutcome) {
    if (outcome.isSuite) return;
    this.sum.passed += 1;
    this.#tests.push({ title: title(outcome.names), seconds: outcome.seconds });
    note(file, outcome);
  }

  #skipped(file: string, outcome: TestOutcome) {
    const { names, reason } = outcome;
    if (process.env.WB_REQUIRE_ALL && required.test(reason)) {
      return this.#failed(file, `Skipped, though everything is required here: ${reason}`, outcome);
    }
    this.sum.skipped += 1;
    this.#print(`- skipped: ${title(names)} (${reason})\n`);
    note(file, outcome);
  }

  #failed(file: string, reason: string, outcome?: TestOutcome) {
    this.sum.failed += 1;
    this.#of(file).reasons.push(reason);
    this.#print(`\n✖ ${title(outcome?.names ?? [file])}\n${reason.replace(/^/gm, '  ')}\n`);
    if (outcome) note(file, { ...outcome, reason });
  }

  #of(file: string): FileRecord {
    const found = this.#records.get(file);
    if (found) return found;
    const record = { tests: 0, reasons: [], uncaught: [], printed: '', hasEnded: false };
    this.#records.set(file, record);
    return record;
  }
}

/** The outermost name is the file's. */
const title = ([file, ...names]: string[]) => [file, names.join(' > ')].filter(Boolean).join(': ');

function note(file: string, { names, type, seconds, reason }: TestOutcome) {
  noteSentence({ engine: 'node', file, names: names.slice(1), state: type, seconds, reason });
}
