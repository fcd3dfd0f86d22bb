import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rollup } from 'rollup';
import { ownReducers } from '../../../../shared/programs/build/own-reducers.mjs';

const TOOLKIT = '/node_modules/@reduxjs/toolkit/dist/redux-toolkit.modern.mjs';

/** A source as it comes out of the build under this name. */
async function built(source: string, id = TOOLKIT) {
  const given = { name: 'given', resolveId: () => id, load: () => source };
  const bundle = await rollup({ input: id, plugins: [given, ownReducers()], treeshake: false });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code.trim();
}

describe('Reducers of the toolkit', () => {
  const loop = 'for (let key in finalCaseReducers) key;';

  it('are gone through by their own names', async () => {
    assert.equal(await built(loop), 'for (let key of Object.keys(finalCaseReducers)) key;');
  });

  it('of other libraries stay as they are', async () => {
    assert.equal(await built(loop, '/node_modules/other/index.mjs'), loop);
  });

  it('stop the build when there is nothing to mend any more', async () => {
    await assert.rejects(built('export {};'), /nothing was mended.*take the plugin out/);
  });
});
