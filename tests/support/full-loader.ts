import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rollup } from 'rollup';
import type { Plugin, RollupOptions } from 'rollup';
import { packManifest } from '../../shared/programs/build/pack-manifest.mjs';
import type { Manifest } from '../../shared/programs/loader/packed-manifest';
import { buildFolder } from './build';
import { fullManifest } from './full-manifest';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The loader's code as the build makes it, but knowing `count` tags, most of them still to come:
 * what it weighs must hold when the suite is whole. Needs the browser build in the build folder.
 */
export async function fullLoader(count = 75): Promise<string> {
  const file = path.join(buildFolder, 'browser/manifest.json');
  const manifest = fullManifest(JSON.parse(readFileSync(file, 'utf8')) as Manifest, count);
  const config = (await import(path.join(root, 'rollup.config.mjs'))) as {
    default: (RollupOptions & { plugins: Plugin[] })[];
  };
  const own = config.default.find(({ plugins }) => plugins.some(isManifest));
  if (!own) throw new Error('rollup.config.mjs builds no loader, so there is none to measure.');

  const plugins = own.plugins.map((it) => (isManifest(it) ? withManifest(manifest) : it));
  const bundle = await rollup({ ...own, plugins });
  const output = Array.isArray(own.output) ? own.output[0] : own.output;
  const { output: files } = await bundle.generate(output ?? {});
  await bundle.close();
  return files[0].code;
}

const isManifest = ({ name }: Plugin) => name === 'loader-manifest';

const withManifest = (manifest: Manifest): Plugin => ({
  name: 'full-manifest',
  transform: (code, id) =>
    id.endsWith('/loader/manifest.ts')
      ? { code: `const MANIFEST = ${JSON.stringify(packManifest(manifest))};\n${code}`, map: null }
      : null,
});
