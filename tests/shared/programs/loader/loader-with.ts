import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { packManifest } from '../../../../shared/programs/build/pack-manifest.mjs';
import type { Manifest } from '../../../../shared/programs/loader/packed-manifest';
import { buildFolder } from '../../../support/build';

const folder = path.resolve(import.meta.dirname, '../../../../shared/programs/loader');

/** The loader's code for a manifest like the built one, changed as told. */
export async function loaderWith(change: (manifest: Manifest) => void): Promise<string> {
  const built = await readFile(path.join(buildFolder, 'browser', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(built) as Manifest;
  change(manifest);
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, 'loader.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    define: { MANIFEST: JSON.stringify(packManifest(manifest)) },
  });
  return outputFiles[0]!.text;
}
