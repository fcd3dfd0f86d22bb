import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { MODE_NAMES } from '../../../demo/gallery/states/sheets';
import { MODES } from '../../look/modes';
import { get } from './served';

const before = process.env.LOOK_FOLDER;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wb-states-'));
  process.env.LOOK_FOLDER = folder;
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  if (before === undefined) delete process.env.LOOK_FOLDER;
  else process.env.LOOK_FOLDER = before;
});

const page = async () => (await get('/gallery/states')).text();

describe('The page of states', () => {
  it('has a column for each way in which sheets are made', () => {
    assert.deepEqual(
      MODES.map(({ name }) => name),
      MODE_NAMES,
    );
  });

  it('says how to make the sheets while there are none', async () => {
    const html = await page();
    assert.match(html, /have not been made yet/);
    assert.match(html, /npm run look/);
    assert.doesNotMatch(html, /href="\/gallery\/states\//);
  });

  it('leads to each sheet that is there', async () => {
    writeFileSync(path.join(folder, 'forms.dark.png'), 'a picture');
    assert.match(
      await page(),
      /href="\/gallery\/states\/forms\.dark\.png" aria-label="Forms, Dark"/,
    );
    const sheet = await get('/gallery/states/forms.dark.png');
    assert.equal(sheet.headers.get('content-type'), 'image/png');
    assert.equal(await sheet.text(), 'a picture');
  });

  it('has nothing for a sheet that is not there, or lies elsewhere', async () => {
    writeFileSync(path.join(folder, 'secret.txt'), 'nothing to see');
    for (const name of ['forms.dark.png', 'secret.txt', '..%2Fforms.png', '%2e%2e%2fa.png']) {
      assert.equal((await get(`/gallery/states/${name}`)).status, 404, name);
    }
  });
});
