import path from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import { styleText } from '../../shared/programs/build/style-text.mjs';

type Context = Parameters<NonNullable<TestRunnerPlugin['resolveMimeType']>>[0];

/** Gives `import styles from './x.css'` the text that the build gives; a <link> still gets the sheet. */
export function cssPlugin(): TestRunnerPlugin {
  return {
    name: 'css-as-text',
    resolveMimeType: (context) => (isImport(context) ? 'js' : undefined),
    transform: (context) =>
      isImport(context)
        ? { body: `export default ${JSON.stringify(styleText(path.resolve(`.${context.path}`)))};` }
        : undefined,
  };
}

function isImport(context: Context): boolean {
  return context.path.endsWith('.css') && context.get('sec-fetch-dest') === 'script';
}
