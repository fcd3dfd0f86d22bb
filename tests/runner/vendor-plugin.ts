import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';

const require = createRequire(import.meta.url);

/** CommonJS packages: a browser cannot read them, and their names are known only by asking. */
const commonJs = [
  'axe-core',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
];

/** The parts of lottie-web that play animations, which import some hundred more. */
const lottie = [
  'animation/AnimationItem',
  'renderers/CanvasRenderer',
  'renderers/SVGRenderer',
  'utils/shapes/OffsetPathModifier',
  'utils/shapes/PuckerAndBloatModifier',
  'utils/shapes/RepeaterModifier',
  'utils/shapes/RoundCornersModifier',
  'utils/shapes/TrimModifier',
  'utils/shapes/ZigZagModifier',
].map((name) => `lottie-web/player/js/${name}.js`);
const lottieRegisters = ['renderers/renderersManager', 'utils/shapes/ShapeModifiers'].map(
  (name) => `lottie-web/player/js/${name}.js`,
);

/** ES modules that would be hundreds of requests, or that import one of the above. */
const modules = [
  '@open-wc/testing',
  'lit-html',
  'recharts',
  'rrule',
  'valibot',
  ...lottieRegisters,
];
const modulesWithDefault = [
  '@r2wc/react-to-web-component',
  'embla-carousel-react',
  'fast-check',
  ...lottie,
];

const packages = [...commonJs, ...modules, ...modulesWithDefault];

/**
 * Bundles the packages once, in one build with shared chunks, so that every page has one copy of
 * React (its development build), and points bare imports there. Kept until a version changes.
 */
export function vendorPlugin(): TestRunnerPlugin {
  let address = '';
  return {
    name: 'vendor',
    async serverStart({ config }) {
      const folder = path.join(
        config.rootDir,
        'node_modules',
        '.cache',
        'vendor',
        key(config.rootDir),
      );
      address = `/${path.relative(config.rootDir, folder).split(path.sep).join('/')}`;
      if (!existsSync(folder)) await bundle(config.rootDir, folder);
    },
    resolveImport({ source }) {
      return packages.includes(source) ? `${address}/${fileName(source)}.js` : undefined;
    },
  };
}

async function bundle(root: string, folder: string) {
  // Built aside and moved, because two runs may start together.
  const draft = `${folder}-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  await build({
    entryPoints: Object.fromEntries(packages.map((name) => [fileName(name), `entry:${name}`])),
    outdir: draft,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"', global: 'globalThis' },
    conditions: ['browser'],
    external: ['/__web-dev-server__web-socket.js'],
    plugins: [entries(root)],
  });
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
}

function entries(root: string): Plugin {
  return {
    name: 'entries',
    setup(builder) {
      builder.onResolve({ filter: /^entry:/ }, ({ path: name }) => ({
        path: name.slice('entry:'.length),
        namespace: 'entry',
      }));
      builder.onLoad({ filter: /.*/, namespace: 'entry' }, ({ path: name }) => ({
        contents: entrySource(name),
        resolveDir: root,
      }));
    },
  };
}

function entrySource(name: string): string {
  const from = JSON.stringify(name);
  if (!commonJs.includes(name)) {
    const rest = modulesWithDefault.includes(name) ? `export { default } from ${from};` : '';
    return `export * from ${from};${rest}`;
  }
  const names = Object.keys(require(name) as object).filter(isExportable);
  return `import all from ${from}; export default all; export const { ${names.join(', ')} } = all;`;
}

function isExportable(name: string): boolean {
  return name !== 'default' && /^[A-Za-z_$][\w$]*$/.test(name);
}

function fileName(name: string): string {
  return name.replace(/\W+/g, '_');
}

function key(root: string): string {
  const parts = [path.join(root, 'package-lock.json'), import.meta.filename].map((file) =>
    readFileSync(file),
  );
  return parts
    .reduce((hash, part) => hash.update(part), createHash('sha1'))
    .digest('hex')
    .slice(0, 12);
}
