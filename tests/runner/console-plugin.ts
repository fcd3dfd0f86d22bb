import type { TestRunnerPlugin } from '@web/test-runner';

/**
 * Makes `tests/support/console.ts` the first import of every test file, so that a warning which no
 * test asked for fails it, whether or not the file thinks of the console.
 */
export function consolePlugin(): TestRunnerPlugin {
  return {
    name: 'console',
    transform: (context) =>
      context.path.endsWith('.test.ts') || context.path.endsWith('.test.tsx')
        ? { body: `import '/tests/support/console.ts';${context.body as string}` }
        : undefined,
  };
}
