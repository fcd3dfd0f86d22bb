import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { elementModules } from '../../shared/build/element-modules.mjs';
import type { Contract } from '../../shared/element/contract';
import type { Demo } from './demo';

/** One element as the gallery and the suites over all elements see it. */
export interface CatalogueEntry {
  /** The folder below `elements/` that it lies in. */
  family: string;
  /** Its tag without `wb-`. */
  name: string;
  contract: Contract;
  demo: Demo;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Every element on disk with its contract and demo, by family and name. Needs a TypeScript loader. */
export function loadCatalogue(): Promise<CatalogueEntry[]> {
  return Promise.all(
    elementModules(root).map(async ({ family, name, contract, demo }) => ({
      family,
      name,
      contract: await exported<Contract>(contract, isContract),
      demo: await exported<Demo>(demo, isDemo),
    })),
  );
}

async function exported<T>(file: string, fits: (it: unknown) => boolean): Promise<T> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const found = Object.values(module).find(fits);
  if (found) return found as T;
  throw new Error(
    `${file} exports nothing that the gallery could show, so its element has no page. Export its contract, or its demo.`,
  );
}

const has = (it: unknown, name: string) => typeof it === 'object' && it !== null && name in it;
const isContract = (it: unknown) => has(it, 'tag');
const isDemo = (it: unknown) => has(it, 'examples');
