import { fileURLToPath } from 'node:url';

const ID = 'virtual:elements';

/** What only the publish step asks of an element, by the ending of its module: the map that it is registered in. */
const MAPS = {
  check: ['check', 'checks'],
  still: ['still', 'stills'],
  structured: ['structured-data', 'structuredData'],
};

/** A rollup plugin: `import 'virtual:elements'` registers every element on disk, and what it has for publishing. */
export const virtualElements = (modules) => ({
  name: 'virtual-elements',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? sourceOf(modules) : null),
});

const sourceOf = (modules) =>
  [
    ...modules.map(({ component }) => `import ${JSON.stringify(component)};`),
    ...Object.entries(MAPS).flatMap(([ending, [file, map]]) =>
      registered(modules, ending, file, map),
    ),
  ].join('\n');

function registered(modules, ending, file, map) {
  const path = fileURLToPath(new URL(`../../content/${file}.ts`, import.meta.url));
  const having = modules.filter((it) => it[ending]);
  return [
    `import { ${map} } from ${JSON.stringify(path)};`,
    ...having.flatMap(({ name, ...files }, index) => [
      `import { ${ending} as ${ending}${index} } from ${JSON.stringify(files[ending])};`,
      `${map}.set('wb-${name}', ${ending}${index});`,
    ]),
  ];
}
