import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { textsOf } from '../../../shared/foundation/texts';

const textOf = (...settings: unknown[]) =>
  textsOf({ data: (name) => (name === 'page' ? settings : []) })('Sold Out!');

describe('A sentence of the suite', () => {
  const rows: [what: string, settings: unknown[], text: string][] = [
    ['is as the specification has it', [], 'Sold Out!'],
    ["is the page's own", [{ texts: { 'Sold Out!': 'Weg' } }], 'Weg'],
    ['may be nothing', [{ texts: { 'Sold Out!': '' } }], ''],
    ['is that of the first script that has it', [{}, { texts: { 'Sold Out!': 'Weg' } }], 'Weg'],
    ['is text', [{ texts: { 'Sold Out!': 7 } }, { texts: null }, null], 'Sold Out!'],
  ];
  for (const [what, settings, text] of rows)
    it(what, () => assert.equal(textOf(...settings), text));
});
