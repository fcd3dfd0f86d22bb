import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import type { Browser, BrowserContext, LaunchOptions, Page } from 'puppeteer-core';
import { atEnd } from './at-end';

const chromiumFlags = [
  '--headless',
  '--disable-gpu',
  // What draws needs no process of its own, which would take a tenth of the processor time.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const chromiumCommands = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];

/** Chromium without all that a window needs: the same engine at half the processor time. */
const shellCommands = ['chromium-headless-shell', 'chrome-headless-shell'];

const chromiumApplications: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((folder) => [
    path.join(process.env[folder] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
    path.join(process.env[folder] ?? '', 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
  ]),
};

const firefoxApplications: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
};

/** The path of an installed Chromium, Chrome or Edge; `CHROME_PATH` comes first. */
export function findChromium(): string | undefined {
  return firstFile([
    process.env.CHROME_PATH,
    ...chromiumCommands.map(onPath),
    ...(chromiumApplications[process.platform] ?? []),
  ]);
}

/** The path of an installed headless shell; none where `CHROME_PATH` names the browser to test in. */
export function findShell(): string | undefined {
  return process.env.CHROME_PATH ? undefined : firstFile(shellCommands.map(onPath));
}

/** The path of an installed Firefox; `FIREFOX_PATH` comes first. */
export function findFirefox(): string | undefined {
  return firstFile([
    process.env.FIREFOX_PATH,
    onPath('firefox-esr'),
    onPath('firefox'),
    ...(firefoxApplications[process.platform] ?? []),
  ]);
}

/** As `findChromium`, but installs one where apt can. Throws when there is none and none can be had. */
export function ensureChromium(): string {
  const found =
    findChromium() ?? (installWithApt(['chromium', 'fonts-liberation']) && findChromium());
  if (found) return found;
  throw new Error(
    'No Chromium, Chrome or Edge was found, and none could be installed here. ' +
      'The tests run in a real browser, so they cannot start. ' +
      'Install one of them, or set CHROME_PATH to the program.',
  );
}

/** What Chromium is started with everywhere; its sandbox cannot be had by root nor in most containers. */
export function chromiumArguments(): string[] {
  const unsandboxed = process.platform === 'linux' && (process.getuid?.() === 0 || process.env.CI);
  return unsandboxed ? [...chromiumFlags, '--no-sandbox'] : chromiumFlags;
}

/**
 * Starts Chromium without a window, as its headless shell where there is one; whoever asks also closes
 * it. Options are puppeteer's.
 */
export function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  return launchFullChromium({ executablePath: findShell() ?? ensureChromium(), ...options });
}

/** The same, but never the shell, which keeps no page for Back. */
export function launchFullChromium(options: LaunchOptions = {}): Promise<Browser> {
  return puppeteer.launch({
    executablePath: ensureChromium(),
    ...options,
    args: [...chromiumArguments(), ...(options.args ?? [])],
  });
}

/** Starts Firefox without a window. Throws when none is installed: ask `findFirefox` first. */
export function launchFirefox(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath) {
    throw new Error(
      'No Firefox was found, so what was to be shown in it cannot be. ' +
        'Install firefox or firefox-esr, or set FIREFOX_PATH to the program.',
    );
  }
  return puppeteer.launch({ browser: 'firefox', executablePath, ...options });
}

export type EngineName = 'chromium' | 'firefox';

/** With these, pages that were left are loaded anew on Back. */
const noBackForwardCache: Record<EngineName, LaunchOptions> = {
  chromium: { args: ['--disable-features=BackForwardCache'] },
  firefox: { extraPrefsFirefox: { 'browser.sessionhistory.max_total_viewers': 0 } },
};

/** What tests share: the usual browser of an engine, one that keeps pages for Back, one that keeps none. */
export type Kind = 'usual' | 'keeping' | 'forgetting';

const launchers: Record<EngineName, Record<Kind, () => Promise<Browser>>> = {
  chromium: {
    usual: launchChromium,
    keeping: launchFullChromium,
    forgetting: () => launchChromium(noBackForwardCache.chromium),
  },
  firefox: {
    usual: launchFirefox,
    keeping: () => sharedBrowser('firefox'),
    forgetting: () => launchFirefox(noBackForwardCache.firefox),
  },
};

const shared = new Map<string, Promise<Browser>>();

/**
 * The browser that all test files of this process share, started when the first asks for it, and
 * again should it have died. Nobody closes it: it ends with the process.
 */
export async function sharedBrowser(engine: EngineName, kind: Kind = 'usual'): Promise<Browser> {
  const name = `${engine} ${kind}`;
  const running = await shared.get(name);
  if (running?.connected) return running;
  const browser = launchers[engine][kind]();
  shared.set(name, browser);
  return browser;
}

atEnd(() => Promise.all([...shared.values()].map(async (browser) => (await browser).close())));

/**
 * Opens a page in a window of its own: behind the tab of another test, Firefox draws nothing, and so
 * scrolls nowhere. It stands away from the corner of the screen: there, Chromium told some pages of a
 * pointer over their first pixels that no test had moved there.
 */
export const newWindow = (browser: Browser | BrowserContext): Promise<Page> =>
  browser.newPage({ type: 'window', windowBounds: { left: 50, top: 50 } });

function firstFile(candidates: (string | undefined)[]): string | undefined {
  return candidates.find((file) => file && existsSync(file));
}

/** The path of a program that can be started by its bare name. */
export function onPath(command: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return firstFile(folders.map((folder) => path.join(folder, command)));
}

function installWithApt(packages: string[]): boolean {
  const isRoot = process.getuid?.() === 0;
  if (process.platform !== 'linux' || !onPath('apt-get') || !(isRoot || onPath('sudo')))
    return false;
  const apt = (...words: string[]) => {
    const line = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...words];
    const [command = '', ...rest] = isRoot ? line : ['sudo', '-n', ...line];
    return spawnSync(command, rest, { stdio: ['ignore', 2, 2] }).status === 0;
  };
  console.log(`Installing ${packages.join(', ')} with apt ...`);
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}
