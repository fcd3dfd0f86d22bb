import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import { rollup } from 'rollup';
import { leanValibot } from '../../../../shared/programs/build/lean-valibot.mjs';

const VALIBOT = '/node_modules/valibot/dist/index.mjs';
const resolved = createRequire(import.meta.url).resolve('valibot');
const valibot = readFileSync(resolved.replace(/\.\w+$/, '.mjs'), 'utf8');

/** A source as it comes out of the build under this name. */
async function built(source: string, id = VALIBOT) {
  const given = { name: 'given', resolveId: () => id, load: () => source };
  const bundle = await rollup({ input: id, plugins: [given, leanValibot()], treeshake: false });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code;
}

/** What the library that was built says of a value, in the words of a shape. */
async function judgement(value: unknown) {
  const address = `data:text/javascript,${encodeURIComponent(await built(valibot))}`;
  const it = (await import(address)) as typeof import('valibot');
  const schema = it.strictObject({
    name: it.string(),
    size: it.optional(it.union([it.number(), it.boolean()])),
  });
  const { success, output, issues } = it.safeParse(schema, value);
  return success ? output : issues.map(({ message }) => message);
}

describe('Valibot without what our shapes do not have', () => {
  it('judges values as it did', async () => {
    assert.deepEqual(await judgement({ name: 'a' }), { name: 'a' });
    assert.deepEqual(await judgement({ name: 'a', size: true }), { name: 'a', size: true });
    assert.deepEqual(await judgement({ size: 'L', more: 1 }), [
      'Invalid key: Expected "name" but received undefined',
      'Invalid type: Expected (number | boolean) but received "L"',
      'Invalid key: Expected never but received "more"',
    ]);
  });

  it('has no values for what is wrong or left out, and no sentences but its own', async () => {
    const lean = await built(valibot);
    for (const code of ['valueSchema.fallback !==', 'this.default !==', 'message$1 !== void 0'])
      assert.ok(valibot.includes(code) && !lean.includes(code), code);
  });

  it('is another library where it is none', async () => {
    const source = 'valueSchema.fallback !== void 0;';
    assert.equal((await built(source, '/node_modules/other/index.mjs')).trim(), source);
  });

  it('stops the build when there is nothing to leave out any more', async () => {
    await assert.rejects(built('export {};'), /nothing was left out of it.*take the entry out/);
  });
});
