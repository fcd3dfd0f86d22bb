import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import { isAsked } from '../support/asked-element';
import { filesUnder } from './files-under';

const address = '/__elements.js';

/**
 * Serves `virtual:elements`: every contract on disk with its demo, each element defined.
 * So a suite over all elements needs no list that somebody has to keep. When one element is asked for
 * (`npm test -- --element`), it serves that one alone, and defines those in its examples besides.
 */
export function elementsPlugin(): TestRunnerPlugin {
  let root = '';
  return {
    name: 'elements',
    serverStart({ config }) {
      root = config.rootDir;
    },
    resolveImport: ({ source }) => (source === 'virtual:elements' ? address : undefined),
    resolveMimeType: (context) => (context.path === address ? 'js' : undefined),
    serve: (context) =>
      context.path === address
        ? { body: elementsModule(root, filesUnder(root, 'elements', '.contract.ts')), type: 'js' }
        : undefined,
  };
}

/** The module's source for contract files such as `elements/popups/popup/popup.contract.ts`. */
export function elementsModule(root: string, contracts: string[]): string {
  const tags = tagsIn(root, contracts.find((file) => isAsked(tagOf(file))) ?? '');
  const wanted = contracts.filter((file) => isAsked(tagOf(file)) || tags.has(tagOf(file)));
  const imports = wanted.map(
    (file, index) => `import '/${file.replace(/\.contract\.ts$/, '.tsx')}';
import * as contract${index} from '/${file}';
import { demo as demo${index} } from '/${demoOf(file)}';`,
  );
  const entries = wanted.map(
    (file, index) =>
      `{ contract: contractOf(contract${index}), demo: demo${index}, isAsked: ${isAsked(tagOf(file))} },`,
  );
  return `${imports.join('\n')}
const contractOf = (module) => Object.values(module).find((value) => value?.tag);
export const elements = [
${entries.join('\n')}
];
`;
}

const tagOf = (contract: string) => `wb-${path.basename(contract, '.contract.ts')}`;

function demoOf(contract: string): string {
  const [, family, name] = contract.split('/');
  return `demo/gallery/${family}/${name}.demo.ts`;
}

/** The tags in the examples of an element, which are written out in its demo. */
function tagsIn(root: string, contract: string): Set<string> {
  const file = path.join(root, contract && demoOf(contract));
  return new Set(contract && readFileSync(file, 'utf8').match(/(?<=<)wb-[a-z-]+/g));
}
