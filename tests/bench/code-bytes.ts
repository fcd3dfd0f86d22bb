import type { Page } from 'puppeteer-core';
import { brotli } from '../../demo/gallery/suite/brotli';
import { eventually } from '../support/page';
import type { Lab } from './lab';

/** Script, style and font files and inline script; bytes are brotli 11 of each alone. */
export interface Code {
  bytes: number;
  requests: number;
  /** The paths of the files, in the order in which they were asked for. */
  files: string[];
}

/** The code of a page when its load event comes, at rest, and after something was done. */
export interface Lives {
  load: Code;
  idle: Code;
  touch: Code;
}

/** The path of a file that is code. */
export const CODE = /\.(js|css|woff2?)(\?.*)?$/;
const INLINE = /<script(?![^>]*(?:\bsrc=|application\/(?:ld\+)?json))[^>]*>([\s\S]*?)<\/script>/g;

/** The scripts that stand in a page itself; data is none. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(INLINE)].map(([, text = '']) => text);

interface Course {
  /** Files that the loader brings by itself. */
  prefetched?: string[];
  /** What a visitor or a script does. */
  act?: (page: Page) => Promise<unknown>;
  /** Files that this brings. */
  brought?: string[];
}

/** Loads a page as a visitor does, and weighs what it has asked the server for by then. */
export async function codeOf(
  lab: Lab,
  html: string,
  { prefetched = [], act, brought = [] }: Course,
): Promise<Lives> {
  const first = lab.server.requests.length;
  const asked = () => lab.server.requests.slice(first).filter((path) => CODE.test(path));
  const inline = inlineScripts(html);
  const { page, close } = await lab.open(html);
  const early = await askedBeforeLoad(page);
  await all(asked, prefetched);
  const atRest = asked();
  await act?.(page);
  await all(asked, brought);
  const atLast = asked();
  await close();

  const weigh = (paths: string[]) => weight(lab, inline, paths);
  return { load: await weigh(early), idle: await weigh(atRest), touch: await weigh(atLast) };
}

/** What the page had asked for when its load event came. */
const askedBeforeLoad = async (page: Page) =>
  (await requestsBeforeLoad(page)).filter((path) => CODE.test(path));

/** The paths of all that a page had asked for when its load event came, but its own. */
export const requestsBeforeLoad = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const end = (navigation as PerformanceNavigationTiming).loadEventStart;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < end)
      .map(({ name }) => new URL(name).pathname);
  });

const all = (asked: () => string[], files: string[]) =>
  eventually(`${files.join(', ')} are fetched`, () =>
    files.every((file) => asked().some((path) => path.endsWith(file))),
  );

/** Weighs files that the server has, and inline scripts. */
export async function weight({ server }: Lab, inline: string[], paths: string[]): Promise<Code> {
  let bytes = 0;
  for (const text of inline) bytes += await weightOf(text);
  for (const path of paths) {
    bytes += await weightOf(await (await fetch(server.origin + path)).text());
  }
  return { bytes, requests: paths.length, files: paths };
}

// Most files come with every page, and brotli at its best takes long.
const weights = new Map<string, Promise<number>>();

function weightOf(text: string): Promise<number> {
  const weight = weights.get(text) ?? brotli(text);
  weights.set(text, weight);
  return weight;
}

export { brotli };
