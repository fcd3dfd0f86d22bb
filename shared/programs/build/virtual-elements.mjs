import { fileURLToPath } from 'node:url';

const ID = 'virtual:elements';

/** The module that registers each element's `<name>.check.ts` by tag. */
const CHECKS = fileURLToPath(new URL('../../content/check.ts', import.meta.url));

/** A rollup plugin: `import 'virtual:elements'` registers every element on disk, and its check. */
export const virtualElements = (modules) => ({
  name: 'virtual-elements',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? sourceOf(modules) : null),
});

function sourceOf(modules) {
  const checked = modules.filter(({ check }) => check);
  return [
    `import { checks } from ${JSON.stringify(CHECKS)};`,
    ...modules.map(({ component }) => `import ${JSON.stringify(component)};`),
    ...checked.flatMap(({ name, check }, index) => [
      `import { check as check${index} } from ${JSON.stringify(check)};`,
      `checks.set('wb-${name}', check${index});`,
    ]),
  ].join('\n');
}
