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
 * @param {string} name of its own file, before the hash
 * @param {object} [more]
 * @param {string} [more.family] what the names of files imported later begin with; a module that several
 *   watchers import is then one file for all
 * @param {Record<string, string>} [more.define] names in the sources, and the expressions that they stand for
 * @returns {Promise<{ fileName: string, source: string }[]>} its own file first
 */
export const bundleWatcher = (path, name, { family = 'watch', define = {} } = {}) =>
  bundle({ entryPoints: [path], define }, name, family);

/**
 * Bundles several watchers as one file, for pages with many of them: a request each costs more than the
 * bytes of those that the page has no use for. Each is exported by the name of its element.
 *
 * @param {{ name: string, watch: string }[]} watchers
 * @returns {Promise<{ fileName: string, source: string }[]>} as `bundleWatcher`
 */
export const bundleWatchers = (watchers) => {
  const contents = watchers
    .map(({ name, watch }) => `export { watch as '${name}' } from ${JSON.stringify(watch)};`)
    .join('\n');
  return bundle({ stdin: { contents, resolveDir: '/' } }, 'watchers', 'watch');
};

async function bundle(input, name, family) {
  /** The files of each dynamically imported module. */
  const later = new Map();
  const importsApart = {
    name: 'imports-apart',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^\./ }, async ({ kind, path: written, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const { path: module } = await resolve(written, { kind: 'import-statement', resolveDir });
        const ownName = `${family}-${parse(module).name}`;
        if (!later.has(module)) later.set(module, bundleWatcher(module, ownName, { family }));
        const [{ fileName }] = await later.get(module);
        return { path: `./${fileName}`, external: true };
      });
    },
  };
  const { outputFiles } = await build({
    ...input,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    plugins: [importsApart],
  });
  const { code: source } = await minify(outputFiles[0].text, SMALLEST);
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 7);
  const filesLater = await Promise.all(later.values());
  return [{ fileName: `${name}-${hash}.js`, source }, ...filesLater.flat()];
}
