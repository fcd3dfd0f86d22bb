import path from 'node:path';
import { build } from 'esbuild';
import type { BuildOptions } from 'esbuild';
import { elementModules } from '../../shared/programs/build/element-modules.mjs';
import { root } from './catalogue';

const folder = path.join(import.meta.dirname, 'scripts');
const shared: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  write: false,
  outdir: folder,
  target: 'es2022',
  legalComments: 'none',
};

let scripts: Promise<Map<string, string>> | undefined;

/** The gallery's browser scripts by file name, bundled once. */
export const galleryScripts = () => (scripts ??= bundleScripts());

async function bundleScripts(): Promise<Map<string, string>> {
  const at = (name: string) => path.join(folder, `${name}.ts`);
  const outputs = await Promise.all([
    build({
      ...shared,
      entryPoints: ['page', 'playground', 'theming', 'example'].map(at),
      format: 'esm',
      splitting: true,
    }),
    // Runs before the page is drawn, so it is no module.
    build({ ...shared, entryPoints: [at('theme')], format: 'iife' }),
  ]);
  return new Map(
    outputs.flatMap(({ outputFiles = [] }) =>
      outputFiles.map((it) => [path.basename(it.path), it.text] as const),
    ),
  );
}

const modules = new Map<string, Promise<string>>();

/** Contract and demo of one element as one module for the browser; undefined when there is none. */
export function elementScript(tag: string): Promise<string> | undefined {
  const found = elementModules(root).find(({ name }) => `wb-${name}` === tag);
  if (!found) return undefined;
  const { contract, demo } = found;
  const contents = `export * from ${JSON.stringify(contract)}; export * from ${JSON.stringify(demo)};`;
  const job =
    modules.get(tag) ??
    build({ ...shared, stdin: { contents, resolveDir: root }, format: 'esm' }).then(
      ({ outputFiles }) => outputFiles![0]!.text,
    );
  modules.set(tag, job);
  return job;
}
