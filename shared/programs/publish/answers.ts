import { readFileSync } from 'node:fs';

interface Bundled {
  program: string;
  answers: Record<string, string>;
  styles: string;
}

let bundled: Bundled | undefined;

const readBundled = () =>
  (bundled ??= JSON.parse(
    readFileSync(new URL('../browser/answers.json', import.meta.url), 'utf8'),
  ) as Bundled);

/**
 * Records clicks and keys before the loader runs, with their composed paths, for the loader to repeat.
 * The same as the program of the answers does, for pages on which no element has any.
 */
export const RECORD =
  'if(!window.wbq){wbq=[];for(let t of["click","keydown"])addEventListener(t,e=>wbq.push([e,e.composedPath()]),!0)}';

/**
 * The script that takes a page's first touches: it records them for the loader, and lets each element
 * that has answers show at once what a touch leads to.
 *
 * @param tags of the elements drawn in the page
 */
export function firstTouchScript(tags: string[]): string {
  const { program, answers } = readBundled();
  const own = tags.toSorted().flatMap((tag) => answers[tag] ?? []);
  return own.length ? [program, ...own].join('') : RECORD;
}

/** The script that dresses drawings without styles of their own; see share-styles.ts. */
export const sharingScript = (): string => readBundled().styles;
