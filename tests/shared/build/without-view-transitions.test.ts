import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rollup } from 'rollup';
import { withoutViewTransitions } from '../../../shared/build/without-view-transitions.mjs';

const REACT = '/node_modules/react-dom/cjs/react-dom-client.production.js';

/** A source as it comes out when it stands where React's does. */
async function built(source: string, id = REACT) {
  const given = { name: 'given', resolveId: () => id, load: () => source };
  const bundle = await rollup({
    input: id,
    plugins: [given, withoutViewTransitions()],
    treeshake: false,
  });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code.trim();
}

test('of React’s view transitions only empty functions stay, all else stays as it is', async () => {
  const source = `function commit() { commitViewTransition(1); }
function commitViewTransition(it) { while (it) it = it.next; }
function startViewTransition() { return document.startViewTransition(); }`;
  assert.equal(
    await built(source),
    `function commit() { commitViewTransition(1); }
function commitViewTransition(it) {}
function startViewTransition() {}`,
  );
});

test('other modules stay whole', async () => {
  const source = 'function startViewTransition() { return 1; }';
  assert.equal(await built(source, '/elements/pages/sticky/sticky.tsx'), source);
});

test('a React without such functions stops the build, which says what to do', async () => {
  await assert.rejects(built('function commit() {}'), /no function named after view transitions/);
});
