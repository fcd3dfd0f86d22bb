import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, test } from 'node:test';
import { parseAst } from 'rollup/parseAst';
import { withoutUnusedFibers } from '../../../../shared/programs/build/unused-fibers.mjs';

const parse = (code: string) => parseAst(code);
const without = (code: string) => withoutUnusedFibers(code, parse).replace(/\s+/g, ' ').trim();
const inSwitch = (cases: string) => `function work(fiber) { switch (fiber.tag) { ${cases} } }`;

describe("React's code for kinds of nodes", () => {
  test('that no element has is left out', () => {
    assert.equal(
      without(inSwitch('case 5: return host(); case 13: return wait(); case 6: return text();')),
      inSwitch('case 5: return host(); case 6: return text();'),
    );
  });

  test('that share it with others stays, and so does what another one runs on into', () => {
    for (const cases of [
      'case 13: case 5: return host();',
      'case 5: host(); case 13: return wait();',
      'case 13: wait(); case 5: return host();',
    ])
      assert.equal(without(inSwitch(cases)), inSwitch(cases));
  });

  test('declares what other cases use of it', () => {
    const cases = 'case 13: var a = 1, b; { var c; } return a; case 5: a = 2; return a;';
    assert.equal(
      without(inSwitch(cases)),
      'function work(fiber) {var a,b,c; switch (fiber.tag) { case 5: a = 2; return a; } }',
    );
  });

  test('is all that goes: other numbers stay', () => {
    const code = 'function work(it) { switch (it.lane) { case 13: return wait(); } }';
    assert.equal(without(code), code);
  });

  test('is a twentieth of the version that is installed', () => {
    const react = createRequire(import.meta.url).resolve('react-dom/package.json');
    const file = react.replace('package.json', 'cjs/react-dom-client.production.js');
    const code = readFileSync(file, 'utf8');
    const lean = withoutUnusedFibers(code, parse);
    assert.ok(lean.length < code.length * 0.95, `${lean.length} of ${code.length}`);
  });
});
