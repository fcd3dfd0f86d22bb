import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Demo } from '../../demo/gallery/demo';
import { elementModules } from '../../shared/programs/build/element-modules.mjs';
import { isAsked } from './asked-element';
import type { Contract } from '../../shared/contract/contract';

/** One element of the suite: what it promises, and the HTML that shows it. */
export interface Listed {
  contract: Contract;
  demo: Demo;
}

const root = path.resolve(import.meta.dirname, '..', '..');
const load = async (file: string) =>
  (await import(pathToFileURL(file).href)) as Record<string, { tag?: string } | undefined>;

/** Every element on disk, with its demo; nobody keeps a list. */
export const elements: Listed[] = await Promise.all(
  elementModules(root).map(async (files) => {
    const exported = Object.values(await load(files.contract));
    const contract = exported.find((it) => it?.tag === `wb-${files.name}`) as Contract;
    const { demo } = (await load(files.demo)) as unknown as { demo: Demo };
    return { contract, demo };
  }),
);

/** Every example of the elements that are asked for, each with a name that tells it from the others. */
export const examples = elements
  .filter(({ contract }) => isAsked(contract.tag))
  .flatMap(({ contract, demo }) =>
    demo.examples.map((example) => ({
      ...example,
      tag: contract.tag,
      contract,
      demo,
      title: `${contract.tag}, ${example.name}`,
    })),
  );

/** The first example of each element, for what is the same for all its examples. */
export const firstExamples = examples.filter(
  ({ tag }, index) => examples.findIndex((it) => it.tag === tag) === index,
);
