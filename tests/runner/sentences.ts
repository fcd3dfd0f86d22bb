import { appendFileSync, readFileSync } from 'node:fs';

/** One test that ran: where, how its sentences read from outside in, and how it ended. */
export interface Sentence {
  engine: string;
  file: string;
  names: string[];
  state: string;
  seconds: number;
}

/**
 * Adds a test to the list that `npm test -- --sentences <file>` asks for, one line each with tabs
 * between: engine, file, names, state, milliseconds. So the lists of two runs can be compared.
 */
export function noteSentence({ engine, file, names, state, seconds }: Sentence): void {
  const list = process.env.WB_SENTENCES;
  if (!list) return;
  const words = [engine, file, names.join(' > '), state, (seconds * 1000).toFixed(0)];
  appendFileSync(list, `${words.map((word) => word.replace(/\s+/g, ' ')).join('\t')}\n`);
}

/** What has failed of the list so far, a line each: engine, file and sentence. */
export function failedSentences(): string[] {
  try {
    const lines = readFileSync(process.env.WB_SENTENCES ?? '', 'utf8')
      .trimEnd()
      .split('\n');
    return lines.flatMap((line) => {
      const [engine, file, names, state] = line.split('\t');
      return state === 'failed' ? [`${engine} ${file}: ${names}`] : [];
    });
  } catch {
    // Nothing has run yet.
    return [];
  }
}
