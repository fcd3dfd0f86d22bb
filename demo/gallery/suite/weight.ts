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

const kept = new Map<string, Promise<number>>();

/** What a file of the browser build weighs; measured once. */
function weightOfFile(name: string): Promise<number> {
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

async function sum(names: readonly string[]): Promise<number> {
  const weights = await Promise.all(names.map(weightOfFile));
  return weights.reduce((total, weight) => total + weight, 0);
}

export async function weightOf({ contract, demo }: CatalogueEntry): Promise<Weight> {
  const { elements, common } = manifest();
  const { chunks = [], watch } = elements[contract.tag] ?? {};
  const known = ['loader.js', ...common, ...chunks, ...(watch ? [watch] : [])];
  const written = await examplePage(demo.examples[0]!, { tag: contract.tag });
  return {
    loader: await weightOfFile('loader.js'),
    drawing: (await brotli(prerender(written).html)) - (await brotli(written)),
    watcher: watch ? await weightOfFile(watch) : 0,
    own: await sum(chunks),
    later: await sum(askedBy(known)),
    common: await sum(common),
  };
}

/** Every code file of the suite with its weight, by name. */
export async function weightsOfFiles(): Promise<Record<string, number>> {
  const { elements, common } = manifest();
  const own = Object.values(elements).flatMap(({ chunks, watch }) => [...chunks, watch ?? []]);
  const names = [...new Set(['loader.js', ...common, ...own.flat()])];
  const weights = [...names, ...askedBy(names)].map(
    async (name) => [name, await weightOfFile(name)] as const,
  );
  return Object.fromEntries(await Promise.all(weights));
}
