import { build } from 'esbuild';
import { tsImport } from 'tsx/esm/api';

/**
 * Loads the contracts as data, by element name. They import nothing that needs a browser.
 *
 * @param {string} root the repository's folder
 * @param {{ name: string, contract: string }[]} modules from `elementModules`
 * @throws {Error} with every fault of every contract
 */
export async function loadContracts(root, modules) {
  const { outputFiles } = await build({
    stdin: {
      contents: modules
        .map(({ contract }, index) => `export * as c${index} from ${JSON.stringify(contract)};`)
        .join('\n'),
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
  });
  const loaded = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`
  );
  const contracts = Object.fromEntries(
    modules.map(({ name }, index) => [name, loaded[`c${index}`][exportName(name)]]),
  );
  const { checkContracts } = await tsImport('./check-contracts.ts', import.meta.url);
  checkContracts(contracts);
  return contracts;
}

/** `variant-picker.contract.ts` exports `variantPicker`. */
export const exportName = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
