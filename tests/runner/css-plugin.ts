import type { TestRunnerPlugin } from '@web/test-runner';

type Context = Parameters<NonNullable<TestRunnerPlugin['resolveMimeType']>>[0];

/** Gives `import styles from './x.css'` the sheet's text, as the build does; a <link> still gets the sheet. */
export function cssPlugin(): TestRunnerPlugin {
  return {
    name: 'css-as-text',
    resolveMimeType: (context) => (isImport(context) ? 'js' : undefined),
    transform: (context) =>
      isImport(context) ? { body: `export default ${JSON.stringify(context.body)};` } : undefined,
  };
}

function isImport(context: Context): boolean {
  return context.path.endsWith('.css') && context.get('sec-fetch-dest') === 'script';
}
