import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, test } from 'node:test';
import { rollup } from 'rollup';
import { leanReact } from '../../../../shared/programs/build/lean-react.mjs';
import { EVENTS, UNUSED } from '../../../../shared/programs/build/unused-functions.mjs';

const REACT = '/node_modules/react-dom/cjs/react-dom-client.production.js';
const SCHEDULER = '/node_modules/scheduler/cjs/scheduler.production.js';
const scheduler = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('react-dom/client')).resolve(
    'scheduler/cjs/scheduler.production.js',
  ),
  'utf8',
);
const react = readFileSync(
  createRequire(import.meta.url)
    .resolve('react-dom/client')
    .replace(/client\.js$/, 'cjs/react-dom-client.production.js'),
  'utf8',
);

/** A source as it comes out when it stands where React's does. */
async function built(source: string, id = REACT) {
  const given = { name: 'given', resolveId: () => id, load: () => source };
  const bundle = await rollup({
    input: id,
    plugins: [given, leanReact()],
    treeshake: false,
    onLog: () => undefined,
  });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code.trim();
}

describe('Of React', () => {
  test('the functions of what nobody uses stay, without what they do', async () => {
    const lean = await built(react);
    assert.match(lean, /function startViewTransition\([^)]*\) \{\}/);
    assert.match(lean, /function isHostHoistableType\([^)]*\) \{return false;\}/);
    assert.match(lean, /FragmentInstance\.prototype\.focus = function \([^)]*\) \{\};/);
    assert.match(lean, /function describeFiber\([^)]*\) \{return '';\}/);
    assert.match(lean, /function updateSuspenseComponent\([^)]*\) \{\}/);
    assert.match(lean, /function dispatchEvent\([^)]*\) \{\s*if \(!_enabled/);
  });

  test('a root listens for what components use, and no node for a click of its own', async () => {
    const lean = await built(react);
    for (const name of EVENTS) assert.match(lean, new RegExp(`"${name}"`));
    assert.doesNotMatch(lean, /allNativeEvents\.forEach/);
    assert.doesNotMatch(lean, /onclick = noop/);
  });

  test('what nobody imports is not offered, and what somebody does is', async () => {
    const own = readFileSync(
      createRequire(import.meta.url)
        .resolve('react')
        .replace(/index\.js$/, 'cjs/react.production.js'),
      'utf8',
    );
    const id = '/node_modules/react/cjs/react.production.js';
    const lean = await built(own, id);
    assert.match(own, /exports\.useOptimistic = /);
    assert.doesNotMatch(lean, /exports\.(useOptimistic|Activity|createRef) = /);
    assert.match(lean, /exports\.useState = function/);
    await assert.rejects(
      built(own.replaceAll('useOptimistic', 'useHope'), id),
      /react\.production\.js exports no useOptimistic any more/,
    );
    await assert.rejects(
      built("import { useOptimistic } from 'react'; useOptimistic();", '/elements/a.tsx'),
      /a\.tsx uses useOptimistic of React, which the build leaves out/,
    );
    assert.match(
      await built('const useOptimistic = 1; use(useOptimistic);', '/a.ts'),
      /useOptimistic/,
    );
  });

  test('the licence is told once, in one line', async () => {
    const lean = await built(react);
    assert.doesNotMatch(lean, /@license React/);
    assert.match(lean, /^\/\*! React: MIT, \(c\) Meta Platforms, Inc\. and affiliates \*\/$/m);
    assert.doesNotMatch(await built(scheduler, SCHEDULER), /@license/);
  });

  test('a version without empty click listeners stops the build', async () => {
    await assert.rejects(built(react.replaceAll('onclick = noop$1', 'onclick = none')), /no empty/);
  });

  test('its scheduler goes on when a page that was kept for Back is shown again', async () => {
    const lean = await built(scheduler, SCHEDULER);
    assert.match(lean, /addEventListener\("pageshow", performWorkUntilDeadline\)/);
    assert.doesNotMatch(lean, /localSetImmediate\)|forceFrameRate/);
    assert.match(lean, /function requestHostTimeout/);
    const other = scheduler.replace('"function" === typeof localSetImmediate', 'isNode');
    await assert.rejects(built(other, SCHEDULER), /in another way/);
  });

  test('all else stays as it is', async () => {
    const lean = await built(react);
    for (const name of ['renderRootSync', 'updateReducerImpl', 'updateClassComponent']) {
      const whole = new RegExp(`^function ${name}\\([^]*?^}`, 'm').exec(react)![0];
      assert.ok(lean.includes(whole), name);
    }
  });

  test('other modules stay whole', async () => {
    const source = 'function startViewTransition() { return 1; }';
    assert.equal(await built(source, '/elements/navigation/sticky/sticky.tsx'), source);
  });

  for (const { use, functions } of UNUSED) {
    test(`a version without functions for ${use} stops the build`, async () => {
      let count = 0;
      const without = react.replace(
        /^(?:function |(\w+\.)prototype\.)(\w+\$?\d*)/gm,
        (all, owner: string | undefined, name: string) => {
          if (!functions.test((owner ?? '') + name)) return all;
          count += 1;
          return `${owner ? 'Other.prototype.' : 'function '}other${count}`;
        },
      );
      await assert.rejects(built(without), new RegExp(`no function for ${use} any more`));
    });
  }
});
