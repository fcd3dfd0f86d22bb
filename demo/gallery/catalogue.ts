import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { elementModules } from '../../shared/programs/build/element-modules.mjs';
import type { Contract } from '../../shared/contract/contract';
import type { Demo } from './demo';
import { contractIn, demoIn } from './module-parts';

/** One element as the gallery and the suites over all elements see it. */
export interface CatalogueEntry {
  /** The folder below `elements/` that it lies in. */
  family: string;
  /** Its tag without `wb-`. */
  name: string;
  contract: Contract;
  demo: Demo;
}

export const root = path.resolve(import.meta.dirname, '../..');

/** Every element on disk with its contract and demo, by family and name. Needs a TypeScript loader. */
export function loadCatalogue(): Promise<CatalogueEntry[]> {
  return Promise.all(
    elementModules(root).map(async ({ family, name, contract, demo }) => ({
      family,
      name,
      contract: await exported(contract, contractIn),
      demo: await exported(demo, demoIn),
    })),
  );
}

async function exported<T>(file: string, part: (module: object) => T | undefined): Promise<T> {
  const found = part((await import(pathToFileURL(file).href)) as object);
  if (found) return found;
  throw new Error(
    `${file} exports nothing that the gallery could show, so its element has no page. Export its contract, or its demo.`,
  );
}

/** The elements of each family, in the order they came in. */
export function familiesOf(all: CatalogueEntry[]) {
  const families = [...new Set(all.map(({ family }) => family))];
  return families.map((family) => ({
    family: family[0]!.toUpperCase() + family.slice(1),
    entries: all.filter((it) => it.family === family),
  }));
}
