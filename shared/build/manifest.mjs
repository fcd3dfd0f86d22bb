import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { styleText } from './style-text.mjs';

const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * A rollup plugin for the browser build: writes each element's style sheet as a file of its own
 * (sheets.json names them by tag), and manifest.json, from which the loader is built.
 */
export const sheetsAndManifest = (modules, contracts) => ({
  name: 'sheets-and-manifest',
  generateBundle(_, bundle) {
    const sheets = {};
    for (const { name, component } of modules) {
      const css = styleText(component.replace(/\.tsx$/, '.css'));
      const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
      const fileName = `wb-${name}-${hash}.css`;
      sheets[`wb-${name}`] = fileName;
      this.emitFile({ type: 'asset', fileName, source: css });
    }
    this.emitFile({ type: 'asset', fileName: 'sheets.json', source: JSON.stringify(sheets) });
    const manifest = JSON.stringify(manifestOf(bundle, modules, contracts));
    this.emitFile({ type: 'asset', fileName: 'manifest.json', source: manifest });
  },
});

/** What the loader knows: see `Manifest` in shared/loader/manifest.ts. */
function manifestOf(bundle, modules, contracts) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const common = chunks
    .filter(({ name, isEntry }) => name === 'react' && !isEntry)
    .map(({ fileName }) => fileName);
  const fileOf = (name) => chunks.find((chunk) => chunk.isEntry && chunk.name === name).fileName;
  const withImports = (file, seen = new Set()) => {
    if (seen.has(file) || common.includes(file)) return [];
    seen.add(file);
    return [file, ...bundle[file].imports.flatMap((it) => withImports(it, seen))];
  };
  const elements = Object.fromEntries(
    modules.map(({ name, watch }) => {
      const { wakes, hears, holds } = contracts[name];
      const entry = { chunks: withImports(fileOf(name)), wakes };
      if (hears)
        entry.hears = Object.fromEntries(
          Object.entries(hears).map(([topic, prop]) => [topic, dashed(prop)]),
        );
      if (holds) entry.holds = holds;
      if (watch) entry.watch = alone(bundle, fileOf(`${name}.watch`));
      return [`wb-${name}`, entry];
    }),
  );
  const attributes = modules.flatMap(({ name }) =>
    Object.keys(contracts[name].attributes).map(dashed),
  );
  return { elements, common, attributes: [...new Set(attributes)].sort() };
}

/** A watcher is one small file: what it imports would be fetched apart, and React must not come with it. */
function alone(bundle, file) {
  const { imports } = bundle[file];
  if (imports.length) {
    throw new Error(
      `${basename(file)} imports ${imports.join(', ')}. A watcher must stand alone: import only pure modules that no element uses, or pass what it needs through attributes.`,
    );
  }
  return file;
}

/** A rollup plugin for the loader's build: the manifest that the browser build has written. */
export const loaderManifest = (root) => ({
  name: 'loader-manifest',
  transform(code, id) {
    if (!id.endsWith('/loader/manifest.ts')) return null;
    const manifest = readFileSync(join(root, 'dist/browser/manifest.json'), 'utf8');
    return { code: `const MANIFEST = ${manifest};\n${code}`, map: null };
  },
});
