import type { TestRunnerPlugin } from '@web/test-runner';

/** What the product fetches when it is wanted: always a file by its name. */
const dynamicImport = /\bimport\((['"][^'"]+['"])\)/g;

/**
 * Tells `tests/support/rest.ts` of each module that an element fetches later, so that a page is not
 * at rest before what waits for that module has run.
 */
export function importPlugin(): TestRunnerPlugin {
  return {
    name: 'import',
    transform: ({ path, body }) =>
      /^\/(elements|shared)\/.+\.tsx?$/.test(path) && typeof body === 'string'
        ? { body: body.replace(dynamicImport, '(globalThis.unrest ?? ((it) => it))(import($1))') }
        : undefined,
  };
}
