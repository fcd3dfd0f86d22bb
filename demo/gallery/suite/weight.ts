import { prerender } from 'wb-elements/publish';
import type { CatalogueEntry } from '../catalogue';
import { examplePage } from '../pages/example';
import { brotli } from './brotli';
import { built, manifest } from './files';

/** What an element weighs, in bytes after brotli 11. */
export interface Weight {
  /** The loader, once a page, whatever elements are on it. */
  loader: number;
  /** What publishing adds to a page of the first example: markup, style and the queue of the head. */
  drawing: number;
  /** Its watcher, which is loaded at idle; 0 when it has none. */
  watcher: number;
  /** Its own code, at waking. */
  own: number;
  /** What its own code or its watcher may fetch after that; 0 when neither fetches anything. */
  later: number;
  /** React and the kernel, at the first waking of a page. */
  common: number;
}

const kept = new Map<string, number>();

/** What a file of the browser build weighs; measured once. */
export function weightOfFile(name: string): number {
  const weight = kept.get(name) ?? brotli(built(name));
  kept.set(name, weight);
  return weight;
}

/** The files that some files of the build ask for in turn, at once or later, and what those ask for. */
function askedBy(names: readonly string[]): string[] {
  const found = new Set(names);
  for (const name of found) {
    for (const [, other] of built(name)
      .toString()
      .matchAll(/"\.\/([\w.-]+\.js)"/g)) {
      found.add(other!);
    }
  }
  return [...found].filter((name) => !names.includes(name));
}

const sum = (names: readonly string[]) =>
  names.reduce((total, name) => total + weightOfFile(name), 0);

export async function weightOf({ contract, demo }: CatalogueEntry): Promise<Weight> {
  const { elements, common } = manifest();
  const { chunks = [], watch } = elements[contract.tag] ?? {};
  const known = ['loader.js', ...common, ...chunks, ...(watch ? [watch] : [])];
  const written = await examplePage(demo.examples[0]!, { tag: contract.tag });
  return {
    loader: weightOfFile('loader.js'),
    drawing: brotli(prerender(written).html) - brotli(written),
    watcher: watch ? weightOfFile(watch) : 0,
    own: sum(chunks),
    later: sum(askedBy(known)),
    common: sum(common),
  };
}

/** Every code file of the suite with its weight, by name. */
export function weightsOfFiles(): Record<string, number> {
  const { elements, common } = manifest();
  const own = Object.values(elements).flatMap(({ chunks, watch }) => [...chunks, watch ?? []]);
  const names = [...new Set(['loader.js', ...common, ...own.flat()])];
  return Object.fromEntries(
    [...names, ...askedBy(names)].map((name) => [name, weightOfFile(name)]),
  );
}
