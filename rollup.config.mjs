import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';
import { copied } from './shared/programs/build/copied.mjs';
import { declarations } from './shared/programs/build/declarations.mjs';
import { emptied } from './shared/programs/build/emptied.mjs';
import { elementModules } from './shared/programs/build/element-modules.mjs';
import { loadContracts } from './shared/programs/build/load-contracts.mjs';
import { loaderManifest, sheetsAndManifest } from './shared/programs/build/manifest.mjs';
import { isSharedSheet, sharedChunk } from './shared/programs/build/shared-chunks.mjs';
import { smallFiles } from './shared/programs/build/small-files.mjs';
import { slimContracts } from './shared/programs/build/slim-contracts.mjs';
import { styleTextPlugin } from './shared/programs/build/style-text.mjs';
import { virtualElements } from './shared/programs/build/virtual-elements.mjs';
import { leanReact } from './shared/programs/build/lean-react.mjs';
import { leanValibot } from './shared/programs/build/lean-valibot.mjs';
import { ownReducers } from './shared/programs/build/own-reducers.mjs';
import { writeManifests } from './shared/programs/build/write-manifests.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const modules = elementModules(root);
const contracts = await loadContracts(root, modules);
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const extensions = ['.ts', '.tsx', '.mjs', '.js'];
const production = replace({
  preventAssignment: true,
  values: {
    'process.env.NODE_ENV': '"production"',
    // A published page has no use for the developer tools' bridge.
    'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"',
  },
});
const typescript = esbuild({ target: 'es2022', jsx: 'automatic', tsconfig: 'tsconfig.json' });
const source = [styleTextPlugin(), typescript];
const small = smallFiles(root);
const isPackage = (id) => !/^[./\0]/.test(id) && !id.startsWith(root) && !id.startsWith('virtual:');

/** What some elements share. Every page's loader lists these files, and each name is paid for there. */
const chunkFileNames = ({ name, isDynamicEntry }) =>
  name === 'react' || isDynamicEntry ? '[name]-[hash:7].js' : 'shared-[hash:7].js';

const browser = {
  input: Object.fromEntries(modules.map(({ name, component }) => [name, component])),
  // Nothing imports from an element's file, so that one may hold what its later files share with it.
  preserveEntrySignatures: false,
  plugins: [
    ...['dist/browser', 'dist/themes'].map(emptied),
    slimContracts(modules, contracts),
    production,
    nodeResolve({ browser: true, extensions }),
    leanReact(),
    leanValibot(),
    ownReducers(),
    // Hoisted, React's unused exports can be left out.
    commonjs({ strictRequires: 'auto' }),
    styleTextPlugin(isSharedSheet),
    typescript,
    sheetsAndManifest(modules, contracts),
    copied('shared/styles/themes', 'dist/themes'),
  ],
  // Where one file of a circle awaits another at its top, neither ever runs: give their modules other names in
  // shared-chunks.mjs.
  onLog: (level, log, handle) => handle(log.code === 'CIRCULAR_CHUNK' ? 'error' : level, log),
  output: {
    dir: 'dist/browser',
    format: 'es',
    entryFileNames: '[name]-[hash:7].js',
    chunkFileNames,
    // Each page has all of them in its loader, where base64 would take more: 28 bits tell two versions of a file apart.
    hashCharacters: 'hex',
    manualChunks: sharedChunk,
    onlyExplicitManualChunks: true,
    plugins: [small],
  },
};

const loader = {
  input: { loader: 'shared/programs/loader/loader.ts' },
  plugins: [
    production,
    nodeResolve({ browser: true, extensions }),
    ...source,
    loaderManifest(root),
  ],
  output: { dir: 'dist/browser', format: 'es', entryFileNames: '[name].js', plugins: [small] },
};

/** For page scripts, under a stable name: `import { subscribe, onStartUp } from '/wb/page.js'`. */
const page = {
  input: { page: 'shared/page/page-script.ts' },
  plugins: [nodeResolve({ browser: true, extensions }), ...source],
  output: {
    dir: 'dist/browser',
    format: 'es',
    entryFileNames: '[name].js',
    // One file and one request, also for what elements import only when they need it.
    inlineDynamicImports: true,
    plugins: [small],
  },
};

const publish = {
  input: { publish: 'shared/programs/publish/publish.ts', cli: 'shared/programs/publish/cli.ts' },
  // Only a browser draws charts, and plays animations.
  external: [/^recharts$/, /^lottie-web\//],
  plugins: [
    emptied('dist/publish'),
    production,
    replace({ preventAssignment: true, values: { WB_VERSION: JSON.stringify(version) } }),
    virtualElements(modules),
    nodeResolve({ extensions, preferBuiltins: true, exportConditions: ['node'] }),
    commonjs(),
    ...source,
  ],
  output: { dir: 'dist/publish', format: 'es', chunkFileNames: 'prerender-[hash:8].js' },
};

/** For servers: `import { icsOf } from 'wb-elements/ics'`, alone and without React. */
const ics = {
  input: { ics: 'shared/programs/ics/ics.ts' },
  plugins: [emptied('dist/ics'), nodeResolve({ extensions }), ...source],
  output: { dir: 'dist/ics', format: 'es' },
};

/** For those who bundle: `import 'wb-elements/tabs'` defines one element. */
const elements = {
  input: Object.fromEntries(modules.map(({ name, component }) => [name, component])),
  external: isPackage,
  plugins: [
    ...['dist/elements', 'dist/types', 'dist/schemas'].map(emptied),
    nodeResolve({ extensions }),
    ...source,
    writeManifests(root, contracts),
    declarations(root),
  ],
  output: { dir: 'dist/elements', format: 'es', chunkFileNames: 'shared/[name]-[hash:8].js' },
};

// The tests of one element (`npm test -- --element`) need what pages load and what draws them.
export default process.env.WB_ELEMENT
  ? [browser, loader, page, publish, ics]
  : [browser, loader, page, publish, ics, elements];
