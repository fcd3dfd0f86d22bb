import { appendFileSync, readFileSync } from 'node:fs';

/** One test that ran: where, how its sentences read from outside in, and how it ended. */
export interface Sentence {
  engine: string;
  file: string;
  names: string[];
  state: string;
  seconds: number;
  /** Why it failed. */
  reason?: string;
}

/** Characters of a reason: enough to know where to look. */
const TOLD = 300;

/**
 * Adds a test to the list that `npm test -- --sentences <file>` asks for, one line each with tabs
 * between: engine, file, names, state, milliseconds, and why it failed. So the lists of two runs can be compared.
 */
export function noteSentence({ engine, file, names, state, seconds, reason = '' }: Sentence): void {
  const list = process.env.WB_SENTENCES;
  if (!list) return;
  const words = [engine, file, names.join(' > '), state, (seconds * 1000).toFixed(0)];
  if (reason) words.push(reason.slice(0, TOLD));
  appendFileSync(list, `${words.map((word) => word.replace(/\s+/g, ' ')).join('\t')}\n`);
}

/** What has failed of the list so far, engine, file and sentence in a line each, and why below it. */
export function failedSentences(): string[] {
  try {
    const lines = readFileSync(process.env.WB_SENTENCES ?? '', 'utf8')
      .trimEnd()
      .split('\n');
    return lines.flatMap((line) => {
      const [engine, file, names, state, , reason] = line.split('\t');
      if (state !== 'failed') return [];
      return [`${engine} ${file}: ${names}${reason ? `\n  ${reason}` : ''}`];
    });
  } catch {
    // Nothing has run yet.
    return [];
  }
}
