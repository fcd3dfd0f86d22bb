const ID = 'virtual:elements';

/** A rollup plugin: `import 'virtual:elements'` runs the module of every element on disk. */
export const virtualElements = (modules) => ({
  name: 'virtual-elements',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) =>
    id === `\0${ID}`
      ? modules.map(({ component }) => `import ${JSON.stringify(component)};`).join('\n')
      : null,
});
