import path from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import { isAsked } from '../support/asked-element';
import { filesUnder } from './files-under';

const address = '/__elements.js';

/**
 * Serves `virtual:elements`: every contract on disk with its demo, each element defined.
 * So a suite over all elements needs no list that somebody has to keep. Of those that are not asked
 * for (`npm test -- --element`) only the modules run, since examples hold several elements.
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
        ? { body: elementsModule(filesUnder(root, 'elements', '.contract.ts')), type: 'js' }
        : undefined,
  };
}

/** The module's source for contract files such as `elements/popups/popup/popup.contract.ts`. */
export function elementsModule(contracts: string[]): string {
  const imports = contracts.map((file, index) => {
    const element = file.replace(/\.contract\.ts$/, '.tsx');
    const [, family, name] = file.split('/');
    return `import '/${element}';
import * as contract${index} from '/${file}';
import { demo as demo${index} } from '/demo/gallery/${family}/${name}.demo.ts';`;
  });
  const entries = contracts.flatMap((file, index) =>
    isAsked(`wb-${path.basename(file, '.contract.ts')}`)
      ? [`{ contract: contractOf(contract${index}), demo: demo${index} },`]
      : [],
  );
  return `${imports.join('\n')}
const contractOf = (module) => Object.values(module).find((value) => value?.tag);
export const elements = [
${entries.join('\n')}
];
`;
}
