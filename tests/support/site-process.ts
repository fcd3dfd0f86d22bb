import { spawn } from 'node:child_process';
import path from 'node:path';
import type { SiteOptions } from '../../demo/site/serve';
import { compiled } from './compiled';

const program = path.join(import.meta.dirname, 'serve-site.ts');

export interface SiteProcess {
  origin: string;
  /**
   * Milliseconds of processor time that its thread was busy at a stretch, at most, since it was last
   * asked: so long would another visitor have waited. The first answer, 0, begins to measure.
   */
  longestTurn(): Promise<number>;
  /** Ends it as Ctrl-C does, or at once with 'SIGKILL', and waits until it has gone. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

type Options = Pick<SiteOptions, 'databaseUrl' | 'dataFolder' | 'databaseLimit' | 'limits'>;

/**
 * The reference site in a process of its own, so that two of them share nothing but the database.
 * Rejects with what it printed when it ends before it serves.
 * @param flags For Node itself, such as the size of its heap.
 */
export async function startSite(
  where: Options,
  flags: readonly string[] = [],
): Promise<SiteProcess> {
  const args = [...flags, await compiled(program), JSON.stringify(where)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  const longestTurn = () =>
    new Promise<number>((resolve, reject) => {
      child.once('message', (milliseconds) => resolve(milliseconds as number));
      child.send('longest turn', (error) => error && reject(error));
      void ended.then(() => reject(new Error('The site has ended.')));
    });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const origin = /^serving (\S+)$/m.exec(printed)?.[1];
      if (origin !== undefined) resolve({ origin, longestTurn, stop });
    });
    void ended.then(() => reject(new Error(`The site ended before it served:\n${printed}`)));
  });
}
