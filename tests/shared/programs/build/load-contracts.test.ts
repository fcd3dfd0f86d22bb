import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { loadContracts } from '../../../../shared/programs/build/load-contracts.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'wb-contracts-'));

/** An element whose contract file says this. */
function elementSaying(name: string, source: string) {
  const contract = path.join(root, `${name}.contract.ts`);
  writeFileSync(contract, source);
  return { name, contract };
}

const saying = (tag: string, summary: string) =>
  `{ tag: '${tag}', summary: '${summary}', since: '0.1', spec: '1', wakes: 'idle', attributes: {} }`;

describe('Loading the contracts', () => {
  after(() => rmSync(root, { recursive: true, force: true }));

  it('gives each by the name of its element', async () => {
    const modules = [
      elementSaying('block-quote', `export const blockQuote = ${saying('wb-block-quote', 'A.')};`),
    ];
    const contracts = await loadContracts(root, modules);
    assert.equal(contracts['block-quote']?.tag, 'wb-block-quote');
  });

  it('stops with the faults of all, also of those that are not there', async () => {
    const modules = [
      elementSaying('quote', `export const quote = ${saying('wb-quote', '')};`),
      elementSaying('verse', `export const poem = ${saying('wb-verse', 'A.')};`),
      elementSaying('note', `export const note = ${saying('wb-hint', 'A.')};`),
    ];
    await assert.rejects(
      loadContracts(root, modules),
      /3 faults.*\n\nwb-quote: the element is not described.*\nverse: .*exports no contract.*\nnote: .*'wb-hint'/,
    );
  });
});
