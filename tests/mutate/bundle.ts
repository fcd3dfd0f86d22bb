import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { styleText } from '../../shared/programs/build/style-text.mjs';

export interface Bundle {
  /** A test file with all that it imports, save packages. */
  code: string;
  /** What is in it, as paths from the root. */
  files: string[];
  /** The packages that it imports. */
  packages: string[];
}

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
    logLevel: 'silent',
    plugins: [styles, places],
  });
  const [output] = Object.values(metafile.outputs);
  return {
    code: outputFiles[0]!.text,
    files: Object.keys(metafile.inputs),
    packages: output!.imports.filter(({ external }) => external).map((it) => it.path),
  };
}

const styles: Plugin = {
  name: 'styles',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, (it) => ({ contents: styleText(it.path), loader: 'text' })),
};

/** Some look for files from where they stand, and in a bundle all stand in one place. */
const places: Plugin = {
  name: 'places',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.m?[jt]s$/ }, async (it) => {
      const text = await readFile(it.path, 'utf8');
      const contents = text
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(it.path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(it.path)));
      return { contents, loader: 'ts' };
    }),
};
