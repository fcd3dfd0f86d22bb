import type { enter } from './enter';

type Run = ReturnType<typeof enter>;

/** The mark of ./enter, which is fetched only where the watcher has not brought it. */
const ENTER = Symbol.for('wb.entrance.enter.1');
const page = globalThis as { [ENTER]?: typeof enter };

/** Has a host's content come in, with what its watcher has brought, or what is fetched now. */
export function begin(host: HTMLElement, begun: (run: Run) => void = () => {}): () => void {
  let isWanted = true;
  let run: Run | undefined;
  const go = (it: typeof enter) => {
    if (!isWanted || !host.isConnected) return;
    run = it(host);
    begun(run);
  };
  if (page[ENTER]) go(page[ENTER]);
  else import('./enter').then((it) => go((page[ENTER] = it.enter)), reportError);
  return () => {
    isWanted = false;
    run?.stop();
  };
}
