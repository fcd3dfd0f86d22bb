import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as later } from 'node:timers/promises';
import { onPath } from './browsers';
import { freePort } from './free-port';
import { openSession } from './webdriver';
import type { DrivenPage } from './webdriver';

export interface WebKit {
  /** A browser without history or cache, with one page. One at a time: its driver knows no more. */
  open(): Promise<DrivenPage>;
  /** Ends everything that was started for it. */
  close(): Promise<void>;
}

/** What a skipped test says. */
export const noWebKit =
  'No WebKitGTK was found, so what only WebKit does otherwise stays unseen. ' +
  'On Debian: apt-get install webkit2gtk-driver xvfb.';

// What Xvfb and the driver have started ends with them, also when this process dies: its end of
// the shell's input closes then.
const guard = '"$@" & read -r _; kill 0';

/** The paths of an installed WebKitGTK's driver and of the screen that it draws on. */
export function findWebKit(): { driver: string; screen: string } | undefined {
  const driver = onPath('WebKitWebDriver');
  const screen = onPath('Xvfb');
  return driver && screen ? { driver, screen } : undefined;
}

/** Starts WebKitGTK's driver on a screen of its own. Throws when there is none: ask `findWebKit` first. */
export async function startWebKit(): Promise<WebKit> {
  const found = findWebKit();
  if (!found) throw new Error(noWebKit);
  const screen = start(found.screen, ['-displayfd', '1', '-screen', '0', '1280x1024x24']);
  const started = [screen];
  const close = async () => void (await Promise.all(started.map(end)));
  try {
    const port = await freePort();
    const driver = start(found.driver, [`--port=${port}`], {
      DISPLAY: `:${await line(screen)}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // Its sandbox cannot be had by root nor in most containers.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    });
    started.push(driver);
    const origin = `http://127.0.0.1:${port}`;
    await listening(origin);
    return { open: () => openSession(origin), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function start(program: string, words: string[], environment: Record<string, string> = {}) {
  const child = spawn('sh', ['-c', guard, 'sh', program, ...words], {
    env: { ...process.env, ...environment },
    // A process group of its own, so that it can be ended with all that it has started.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdout.setEncoding('utf8');
  return child;
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.stdin?.end();
  await ended;
}

/** The first line that it prints: the number of the display, once it can be drawn on. */
async function line({ stdout }: ReturnType<typeof start>): Promise<string> {
  const [text] = (await once(stdout, 'data', { signal: AbortSignal.timeout(15_000) })) as [string];
  return text.trim();
}

async function listening(origin: string) {
  const end = performance.now() + 15_000;
  for (;;) {
    try {
      await fetch(`${origin}/status`);
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await later(20);
    }
  }
}
