import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { elementModules } from '../../shared/programs/build/element-modules.mjs';
import { styleText } from '../../shared/programs/build/style-text.mjs';
import { virtualElements } from '../../shared/programs/build/virtual-elements.mjs';

export interface Bundle {
  /** A test file with all that it imports, save packages. */
  code: string;
  /** What is in it, as paths from the root. */
  files: string[];
  /** The packages that it imports. */
  packages: string[];
}

/** Where the publish step is built, for it finds files of the suite beside itself. */
const BUILT = path.resolve(import.meta.dirname, '..', '..', 'dist', 'publish', 'publish.js');

/** One script of a test file of the repository `root`, so that it can be evaluated time and again. */
export async function bundle(root: string, file: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    outfile: 'out.js',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    conditions: ['wb-elements-source'],
    jsx: 'automatic',
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(BUILT)) },
    logLevel: 'silent',
    plugins: [publishFromSource(root), everyElement(root), styles],
  });
  const [output] = Object.values(metafile.outputs);
  return {
    code: outputFiles[0]!.text,
    files: Object.keys(metafile.inputs),
    packages: output!.imports.filter(({ external }) => external).map((it) => it.path),
  };
}

/** Tests of the publish step take it from the build, where nothing can be changed. */
const publishFromSource = (root: string): Plugin => ({
  name: 'publish-from-source',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]tests[\\/]support[\\/]build\.ts$/ }, () => ({
      contents: `export * from ${JSON.stringify(path.join(root, 'shared/programs/publish/publish.ts'))};
export const buildFolder = ${JSON.stringify(path.dirname(path.dirname(BUILT)))};`,
      resolveDir: root,
    }));
  },
});

const everyElement = (root: string): Plugin => ({
  name: 'every-element',
  setup({ onResolve, onLoad }) {
    const { resolveId, load } = virtualElements(elementModules(root));
    onResolve({ filter: /^virtual:/ }, ({ path: id }) => ({
      path: resolveId(id)!,
      namespace: 'virtual',
    }));
    onLoad({ filter: /./, namespace: 'virtual' }, ({ path: id }) => ({
      contents: load(id)!,
      resolveDir: root,
    }));
  },
});

const styles: Plugin = {
  name: 'styles',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, (it) => ({ contents: styleText(it.path), loader: 'text' })),
};
