const ID = 'virtual:elements';

/**
 * A rollup plugin: `import 'virtual:elements'` runs the module of every element on disk. Its `checks`
 * are what their `<name>.check.ts` say of a page, by tag.
 */
export const virtualElements = (modules) => ({
  name: 'virtual-elements',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? sourceOf(modules) : null),
});

function sourceOf(modules) {
  const checked = modules.filter(({ check }) => check);
  return [
    ...modules.map(({ component }) => `import ${JSON.stringify(component)};`),
    ...checked.map(
      ({ check }, index) => `import { check as check${index} } from ${JSON.stringify(check)};`,
    ),
    `export const checks = { ${checked.map(({ name }, index) => `'wb-${name}': check${index}`).join(', ')} };`,
  ].join('\n');
}
