import { build } from 'esbuild';

/**
 * The contracts themselves, as data, by element name. They import nothing that needs a browser.
 *
 * @param {string} root the repository's folder
 * @param {{ name: string, contract: string }[]} modules what `elementModules` found
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
  return Object.fromEntries(
    modules.map(({ name, contract }, index) => {
      const found = loaded[`c${index}`][exportName(name)];
      if (found?.tag !== `wb-${name}`) {
        throw new Error(
          `${contract} exports no contract '${exportName(name)}' of wb-${name}, so nothing can be built of it. ` +
            'Export the contract under the name of its file, and name the file after the tag.',
        );
      }
      return [name, found];
    }),
  );
}

/** `variant-picker.contract.ts` exports `variantPicker`. */
export const exportName = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
