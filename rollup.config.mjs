import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';
import { declarations } from './shared/programs/build/declarations.mjs';
import { emptied } from './shared/programs/build/emptied.mjs';
import { elementModules } from './shared/programs/build/element-modules.mjs';
import { loadContracts } from './shared/programs/build/load-contracts.mjs';
import { loaderManifest, sheetsAndManifest } from './shared/programs/build/manifest.mjs';
import { smallFiles } from './shared/programs/build/small-files.mjs';
import { slimContracts } from './shared/programs/build/slim-contracts.mjs';
import { styleTextPlugin } from './shared/programs/build/style-text.mjs';
import { virtualElements } from './shared/programs/build/virtual-elements.mjs';
import { leanReact } from './shared/programs/build/lean-react.mjs';
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
const source = [
  styleTextPlugin(),
  esbuild({ target: 'es2022', jsx: 'automatic', tsconfig: 'tsconfig.json' }),
];
const small = smallFiles(root);
const isPackage = (id) => !/^[./\0]/.test(id) && !id.startsWith(root) && !id.startsWith('virtual:');

/** React and the kernel, which every element needs: one chunk, once a page. */
const EVERY_ELEMENT =
  /\/node_modules\/(react|react-dom|scheduler|@r2wc)\/|\/shared\/(browser\/html\/(attribute-source|authored|set-or-remove)|bus|content|contract|element|foundation\/(address|digest|json-object|slot|texts|warn)|react\/(draw-now|hooks\/use-(latest|native)))/;
const IN_SOME =
  /\/shared\/(bus\/take-request|content\/(film-party|heading-in|list-items|patch|tags|third-party)|contract\/shape)/;
/** Small things that many elements use, one chunk too: a request each costs more than their bytes. */
const SMALL =
  /\/shared\/(bus\/take-request|content\/(heading-in|language-around|patch(es-in)?)|foundation\/when-filled|react\/hooks\/use-(announced|delay|form-reset)|browser\/(fields\/change-events|page-settings|links\/(anchors-slot|find|fragment|plain-click)|reduced-motion|storage|timer))\.ts$|\/elements\/(figures\/(once-seen|reading-rate)|panels\/(deep-links-slot|tell-change))\.ts$/;
const IN_FORMS =
  /\/(shared\/browser\/fields\/field-error(\.page)?|shared\/react\/alerts\/alerts|elements\/forms\/file-limits|shared\/foundation\/limit-texts)\.(css|tsx?)$/;
const SENDING =
  /\/shared\/(react\/hooks\/use-(busy-buttons|sending)|browser\/(network\/(outcome|request|warn-of-failure)|fields\/(clear-form|form-controls)))\.ts$/;
/** What filters items by their tags, and the rules that a page has for them. */
const TAGGED =
  /\/shared\/(content\/tags|react\/tag-filter|browser\/sheets\/(page-rules|rules-file))\.tsx?$/;
/** What asks before something comes from a third party, and what tells which parties there are. */
const CONSENT =
  /\/shared\/(browser\/consent\/(allowed-once|consent|default-consent)|foundation\/consent-purpose|react\/(consent\/consent-card|hooks\/use-consent))\.(css|tsx?)$/;
const PARTIES =
  /\/shared\/(browser\/players\/(film-source|provider-sites|watch-address)|content\/(film-party|third-party)|foundation\/consent-setting)\.ts$/;
const PLAYERS =
  /\/shared\/(browser\/players\/(control-texts|file-player|film-player|film-texts|later-player|player|warn-of-failure|within-times)|react\/films\/film-message)\.(css|tsx?)$/;
const BACKGROUNDS =
  /\/elements\/backgrounds\/(background|color-of|device-rules|gradient|pause-button|position-of|read-background)\.(css|tsx?)$/;
const SCRIPTS = /\/shared\/browser\/(html\/trusted-types|network\/load-script)\.ts$/;
/** What some elements share. Every page's loader lists these files, and each name is paid for there. */
const chunkFileNames = ({ name, isDynamicEntry }) =>
  name === 'react' || isDynamicEntry ? '[name]-[hash:8].js' : 'shared-[hash:8].js';

function commonChunk(id) {
  if (EVERY_ELEMENT.test(id) && !IN_SOME.test(id)) return 'react';
  if (SMALL.test(id)) return 'small';
  if (SENDING.test(id)) return 'sending';
  if (TAGGED.test(id)) return 'tagged';
  if (CONSENT.test(id)) return 'consent-shared';
  if (PARTIES.test(id)) return 'parties';
  if (PLAYERS.test(id)) return 'players';
  if (BACKGROUNDS.test(id)) return 'backgrounds';
  if (SCRIPTS.test(id)) return 'scripts';
  return IN_FORMS.test(id) ? 'forms' : undefined;
}

const browser = {
  input: Object.fromEntries(modules.map(({ name, component }) => [name, component])),
  plugins: [
    emptied('dist/browser'),
    slimContracts(modules, contracts),
    production,
    nodeResolve({ browser: true, extensions }),
    leanReact(),
    ownReducers(),
    // Hoisted, React's unused exports can be left out.
    commonjs({ strictRequires: 'auto' }),
    ...source,
    sheetsAndManifest(modules, contracts),
  ],
  output: {
    dir: 'dist/browser',
    format: 'es',
    entryFileNames: '[name]-[hash:8].js',
    chunkFileNames,
    // Each page's loader has them all: what base64 says in eight characters takes two bytes more.
    hashCharacters: 'hex',
    manualChunks: commonChunk,
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
  ? [browser, loader, page, publish]
  : [browser, loader, page, publish, elements];
