import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleAnswers } from './bundle-answers.mjs';
import { bundleWatcher, bundleWatchers } from './bundle-watcher.mjs';
import { packManifest } from './pack-manifest.mjs';
import { styleText } from './style-text.mjs';

const LOOKS = fileURLToPath(new URL('../../styles/looks/', import.meta.url));
const SECOND_HALF = fileURLToPath(new URL('../loader/later/later.ts', import.meta.url));
const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * A rollup plugin for the browser build: writes each element's style sheet as a separate file, listed
 * by tag in sheets.json; answers.json, which pages have in their heads; and manifest.json, from which
 * the loader is built.
 */
export const sheetsAndManifest = (modules, contracts) => ({
  name: 'sheets-and-manifest',
  async generateBundle(_, bundle) {
    const sheets = {};
    const emitSheet = (name, css) => {
      sheets[name] = `${name}-${hashOf(css)}.css`;
      this.emitFile({ type: 'asset', fileName: sheets[name], source: css });
    };
    for (const { name, component } of modules) emitSheet(`wb-${name}`, sheetOf(component));
    for (const file of readdirSync(LOOKS).filter((it) => it.endsWith('.page.css')))
      emitSheet(`look-${basename(file, '.page.css')}`, styleText(join(LOOKS, file)));
    const watchers = {};
    const watched = modules.filter(({ watch }) => watch);
    const all = await bundleWatchers(watched);
    const files = [...all];
    for (const { name, watch } of watched) {
      const own = await bundleWatcher(watch, `${name}-watch`);
      watchers[name] = own[0].fileName;
      files.push(...own);
    }
    this.emitFile({ type: 'asset', fileName: 'sheets.json', source: JSON.stringify(sheets) });
    const answers = JSON.stringify(await bundleAnswers(modules));
    this.emitFile({ type: 'asset', fileName: 'answers.json', source: answers });
    const second = await bundleWatcher(SECOND_HALF, 'loader-later', {
      family: 'loader',
      define: { ALL_WATCHERS: JSON.stringify(all[0].fileName) },
    });
    files.push(...second);
    for (const { fileName, source } of new Map(files.map((it) => [it.fileName, it])).values())
      this.emitFile({ type: 'asset', fileName, source });
    const later = second[0].fileName;
    const manifest = JSON.stringify({ ...manifestOf(bundle, modules, contracts, watchers), later });
    this.emitFile({ type: 'asset', fileName: 'manifest.json', source: manifest });
  },
});

/** An element's sheet with its page styles, because pages with linked styles also link it in the head. */
function sheetOf(component) {
  const [own, page] = ['.css', '.page.css'].map((ending) => component.replace(/\.tsx$/, ending));
  return styleText(own) + (existsSync(page) ? styleText(page) : '');
}

/** The loader's manifest: see `Manifest` in shared/programs/loader/packed-manifest.ts. */
function manifestOf(bundle, modules, contracts, watchers) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const common = chunks
    .filter(({ name, isEntry }) => name === 'react' && !isEntry)
    .map(({ fileName }) => fileName);
  const beyond = common.flatMap((file) => bundle[file].imports);
  if (beyond.length) {
    throw new Error(
      `What every element needs imports ${beyond.join(', ')}, and that imports it in turn, so nothing would wake. Name its modules in EVERY_ELEMENT of shared-chunks.mjs.`,
    );
  }
  const fileOf = (name) => chunks.find((chunk) => chunk.isEntry && chunk.name === name).fileName;
  const withImports = (file, seen = new Set()) => {
    if (seen.has(file) || common.includes(file)) return [];
    seen.add(file);
    return [file, ...bundle[file].imports.flatMap((it) => withImports(it, seen))];
  };
  const elements = Object.fromEntries(
    modules.map(({ name }) => {
      const { wakes, subscribes, defers } = contracts[name];
      const entry = { chunks: withImports(fileOf(name)), wakes };
      if (subscribes)
        entry.subscribes = Object.fromEntries(
          Object.entries(subscribes).map(([topic, prop]) => [topic, dashed(prop)]),
        );
      if (defers) entry.defers = defers;
      if (watchers[name]) entry.watch = watchers[name];
      return [`wb-${name}`, entry];
    }),
  );
  return { elements, common };
}

const hashOf = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** A rollup plugin for the loader's build: inserts the manifest that the browser build has written. */
export const loaderManifest = (root) => ({
  name: 'loader-manifest',
  transform(code, id) {
    if (!id.endsWith('/loader/manifest.ts')) return null;
    const manifest = JSON.parse(readFileSync(join(root, 'dist/browser/manifest.json'), 'utf8'));
    const packed = JSON.stringify(packManifest(manifest));
    return { code: `const MANIFEST = ${packed};\n${code}`, map: null };
  },
});
