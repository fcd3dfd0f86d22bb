import { ownImports, packageImports } from './source';
import type { Import, Source } from './source';

// Lower ones know nothing of higher ones; folders of one tier may know each other.
const tiers: string[][] = [
  ['foundation', 'styles'],
  ['bus'],
  ['browser'],
  ['visitor'],
  ['page'],
  ['contract'],
  ['content'],
  ['react'],
  ['element'],
  ['programs'],
];

const vocabulary = new Set([
  'shared/contract/attribute',
  'shared/contract/contract',
  'shared/contract/shape',
]);

/** Where something stands: `elements/<family>/<element>`, `shared/<room>/<subject>`, `demo`, `tests`. */
interface Room {
  top: string;
  folder: string;
  element: string;
}

/** The one module that may know a library, behind its own interface. */
const behind: [library: RegExp, module: string][] = [
  [/^embla-carousel/, 'elements/sliding/embla.ts'],
  [/^photoswipe/, 'elements/images/stage.ts'],
];

/** What is wrong with the imports of one file; each line says what, why and what to do instead. */
export function importProblems(source: Source): string[] {
  const own = ownImports(source).flatMap((imported) => {
    const problem = problemOf(source.path, imported);
    return problem ? [`${source.path} imports ${imported.written}. ${problem}`] : [];
  });
  return [...own, ...packageImports(source).flatMap((name) => libraryProblem(source.path, name))];
}

function libraryProblem(importer: string, name: string): string[] {
  const found = behind.find(([library]) => library.test(name));
  if (!found || !/^(elements|shared)\//.test(importer) || importer === found[1]) return [];
  return [
    `${importer} imports ${name}. Only ${found[1]} knows it, so that it can be replaced. Use what that exports.`,
  ];
}

function problemOf(importer: string, { target, typeOnly }: Import): string | undefined {
  const from = roomOf(importer);
  const to = roomOf(target);
  if (from.top === 'tests' || from.top === 'demo') {
    return from.top === 'demo' && to.top === 'tests'
      ? 'The demo is published, the tests are not. Move what both need to shared/ or demo/.'
      : undefined;
  }
  if (!['elements', 'shared'].includes(to.top)) {
    return 'The product must build without demo and tests. Move what it needs to shared/.';
  }
  if (from.top === 'shared') return problemInShared(from, to);
  const isShared = (path: string) =>
    new RegExp(`^elements/${from.folder}/([a-z-]+-)?attributes(\\.ts)?$`).test(path);
  const isContract = importer.endsWith('.contract.ts') || isShared(importer);
  if (isContract && !vocabulary.has(target) && !isShared(target)) {
    return (
      'Tools read contracts without a DOM, React or CSS. ' +
      'Say it in the words of shared/contract/attribute, contract and shape; ' +
      `what several contracts of a family have in common stands in elements/${from.folder}/attributes.ts, ` +
      'or, where that is much, in a file beside it whose name ends so.'
    );
  }
  return problemInElements(from, to, typeOnly);
}

function problemInShared(from: Room, to: Room): string | undefined {
  if (to.top === 'elements') {
    return from.folder === 'programs' && from.element !== 'loader'
      ? undefined
      : 'Shared code serves every element, so it names none. Pass what it needs as an argument.';
  }
  const [own, other] = [tierOf(from.folder), tierOf(to.folder)];
  if (own < 0 || other < 0) {
    return `shared/${own < 0 ? from.folder : to.folder} has no tier, so nothing says who may know it. Give it one in tests/boundaries/import-rules.ts, or use a folder that has.`;
  }
  if (other > own) {
    return `Tiers point down, and shared/${to.folder} stands above shared/${from.folder}. Move the shared part down, or pass it as an argument.`;
  }
  return undefined;
}

function problemInElements(from: Room, to: Room, typeOnly: boolean): string | undefined {
  if (to.top === 'shared') {
    return to.folder === 'programs' && !typeOnly
      ? 'The loader and the publish step use elements, not the other way round. Ask over shared/bus.'
      : undefined;
  }
  if (to.folder !== from.folder) {
    return 'Families do not know each other. Talk over shared/bus, or move what both need to shared/.';
  }
  if (to.element && to.element !== from.element) {
    return `An element never imports another. Talk over shared/bus, or move pure code to elements/${to.folder}/.`;
  }
  return undefined;
}

function tierOf(folder: string): number {
  return tiers.findIndex((folders) => folders.includes(folder));
}

function roomOf(file: string): Room {
  const [top = '', folder = '', ...rest] = file.split('/');
  return { top, folder, element: rest.length > 1 ? rest[0]! : '' };
}

// What may serve one family alone: the React half of the kernel, and gates that no family may have twice.
const forEveryFamily =
  /^shared\/(element|programs|react)\/|^shared\/browser\/(html\/(keep-attribute|sanitise)|is-in-page)$/;

/** Modules of `shared/` that one family alone imports, each with the way home. */
export function homeProblems(sources: Source[]): string[] {
  const importers = new Map<string, Set<string>>();
  for (const source of sources.filter(({ path }) => !path.startsWith('tests/'))) {
    const { top, folder } = roomOf(source.path);
    const home = top === 'elements' ? `elements/${folder}` : top;
    for (const { target } of ownImports(source)) {
      if (!importers.has(target)) importers.set(target, new Set());
      importers.get(target)!.add(home);
    }
  }
  return [...importers].flatMap(([module, homes]) => {
    const [home = ''] = homes;
    const isAlone = homes.size === 1 && home.startsWith('elements/');
    if (!isAlone || !module.startsWith('shared/') || forEveryFamily.test(module)) return [];
    return [`${module} serves ${home} alone, where nobody looks for it. Move it there.`];
  });
}

const light = /^shared\/programs\/(answers|loader)\/|\.(answers|watch|contract)\.ts$/;
const heavy = /^(react|react-dom|@r2wc\/.*)(\/.*)?$/;

/** Loader, answers, watchers and contracts run before React, so nothing they import may lead to React. */
export function weightProblems(sources: Source[]): string[] {
  const byTarget = new Map(sources.map((it) => [it.path.replace(/\.(ts|tsx|mjs)$/, ''), it]));
  return sources
    .filter(({ path }) => light.test(path))
    .flatMap((source) => {
      const way = wayToReact(source, byTarget);
      return way
        ? [
            `${way.join(' -> ')}. It is loaded before anyone touches the page, and React is 60 kB. Import only types from there, or move the pure part to a module of its own.`,
          ]
        : [];
    });
}

function wayToReact(
  source: Source,
  byTarget: Map<string, Source>,
  seen = new Set<string>(),
): string[] | undefined {
  if (seen.has(source.path)) return undefined;
  seen.add(source.path);
  const found = packageImports(source).find((name) => heavy.test(name));
  if (found) return [source.path, found];
  for (const { target, typeOnly } of ownImports(source)) {
    const next = typeOnly ? undefined : byTarget.get(target);
    const way = next && wayToReact(next, byTarget, seen);
    if (way) return [source.path, ...way];
  }
  return undefined;
}
