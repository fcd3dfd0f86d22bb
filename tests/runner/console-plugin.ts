import type { TestRunnerPlugin } from '@web/test-runner';

/**
 * Makes `tests/support/console.ts` the first import of every test file, so that a warning which no
 * test asked for fails it, whether or not the file thinks of the console.
 */
export function consolePlugin(): TestRunnerPlugin {
  return {
    name: 'console',
    transform: (context) =>
      /\.(test|fixture)\.tsx?$/.test(context.path)
        ? { body: `import '/tests/support/console.ts';${context.body as string}` }
        : undefined,
  };
}
