import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';

/** Terser options; terser makes code a twentieth smaller than esbuild alone. */
export const SMALLEST = { module: true, ecma: 2022, compress: { passes: 3, ecma: 2022 } };

/**
 * Bundles a watcher as one self-contained file, which the loader fetches alone. Each module that it
 * imports dynamically becomes another self-contained file.
 *
 * @param {string} path of the module
 * @param {string} element prefix of the file names
 * @param {string} name of its own file, after the prefix
 * @returns {Promise<{ fileName: string, source: string }[]>} its own file first
 */
export async function bundleWatcher(path, element, name = 'watch') {
  /** The files of each dynamically imported module. */
  const later = new Map();
  const importsApart = {
    name: 'imports-apart',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^\./ }, async ({ kind, path: written, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const { path: module } = await resolve(written, { kind: 'import-statement', resolveDir });
        if (!later.has(module))
          later.set(module, bundleWatcher(module, element, parse(module).name));
        const [{ fileName }] = await later.get(module);
        return { path: `./${fileName}`, external: true };
      });
    },
  };
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    plugins: [importsApart],
  });
  const { code: source } = await minify(outputFiles[0].text, SMALLEST);
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const filesLater = await Promise.all(later.values());
  return [{ fileName: `${element}-${name}-${hash}.js`, source }, ...filesLater.flat()];
}
