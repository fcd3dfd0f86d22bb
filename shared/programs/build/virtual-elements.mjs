import { fileURLToPath } from 'node:url';

const ID = 'virtual:elements';

/** The modules that register each element's `<name>.check.ts` and `<name>.still.ts` by tag. */
const [CHECKS, STILLS] = ['check', 'still'].map((name) =>
  fileURLToPath(new URL(`../../content/${name}.ts`, import.meta.url)),
);

/** A rollup plugin: `import 'virtual:elements'` registers every element on disk, its check and its still. */
export const virtualElements = (modules) => ({
  name: 'virtual-elements',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? sourceOf(modules) : null),
});

function sourceOf(modules) {
  const checked = modules.filter(({ check }) => check);
  const drawn = modules.filter(({ still }) => still);
  return [
    `import { checks } from ${JSON.stringify(CHECKS)};`,
    `import { stills } from ${JSON.stringify(STILLS)};`,
    ...modules.map(({ component }) => `import ${JSON.stringify(component)};`),
    ...checked.flatMap(({ name, check }, index) => [
      `import { check as check${index} } from ${JSON.stringify(check)};`,
      `checks.set('wb-${name}', check${index});`,
    ]),
    ...drawn.flatMap(({ name, still }, index) => [
      `import { still as still${index} } from ${JSON.stringify(still)};`,
      `stills.set('wb-${name}', still${index});`,
    ]),
  ].join('\n');
}
