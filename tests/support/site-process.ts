import { spawn } from 'node:child_process';
import path from 'node:path';
import type { SiteOptions } from '../../demo/site/serve';

const program = path.join(import.meta.dirname, 'serve-site.ts');

export interface SiteProcess {
  origin: string;
  /** Ends it as Ctrl-C does, or at once with 'SIGKILL', and waits until it has gone. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/**
 * The reference site in a process of its own, so that two of them share nothing but the database.
 * Rejects with what it printed when it ends before it serves.
 */
export function startSite(
  where: Pick<SiteOptions, 'databaseUrl' | 'dataFolder' | 'limits'>,
): Promise<SiteProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(where)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const origin = /^serving (\S+)$/m.exec(printed)?.[1];
      if (origin !== undefined) resolve({ origin, stop });
    });
    void ended.then(() => reject(new Error(`The site ended before it served:\n${printed}`)));
  });
}
