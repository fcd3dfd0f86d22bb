import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { importPlugin } from './import-plugin';

/** What the browser gets for a file of this text. */
function served(path: string, text: string): string {
  const result = importPlugin().transform!({ path, body: text } as never) as
    | { body: string }
    | undefined;
  return result?.body ?? text;
}

const text = `import { a } from './a'; const b = () => import('./b').then(use);`;

describe('A module that an element fetches later', () => {
  it('is waited for before a page is at rest', async () => {
    const body = served('/elements/popups/popup/popup.tsx', text);
    const later = body.replace(/^import .*?;/, '').replace("import('./b')", 'fetched');
    const waitedFor: unknown[] = [];
    const page = { unrest: (it: Promise<unknown>) => (waitedFor.push(it), it) };
    const fetched = Promise.resolve(1);
    const run = new Function('globalThis', 'fetched', 'use', `${later} return b();`) as (
      ...given: unknown[]
    ) => Promise<number>;
    assert.equal(await run(page, fetched, (it: number) => it + 1), 2);
    assert.deepEqual(waitedFor, [fetched]);
    assert.equal(await run({}, fetched, (it: number) => it + 1), 2, 'without the counter');
  });

  it('is left alone in test files and packages', () => {
    for (const path of ['/tests/a.test.ts', '/node_modules/a/b.js']) {
      assert.equal(served(path, text), text);
    }
  });
});
