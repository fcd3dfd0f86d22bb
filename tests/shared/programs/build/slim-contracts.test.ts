import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Contract } from '../../../../shared/contract/contract';
import { slimContracts } from '../../../../shared/programs/build/slim-contracts.mjs';
import { quote } from './quote';

/** What a browser is given of a contract; null for all of its source. */
const loaded = (attributes: Contract['attributes']) =>
  slimContracts([{ name: 'quote', contract: '/quote.contract.ts' }], {
    quote: { ...quote, attributes },
  }).load('/quote.contract.ts');

const { size, source, src, names } = quote.attributes as Required<typeof quote.attributes>;

describe('A contract in the browser', () => {
  it('has names, defaults and limits, without its sentences', () => {
    const text = loaded({ size: size!, source: source! })!;
    assert.match(
      text,
      /^export const quote = \{"tag":"wb-quote","attributes":\{"size":\{"kind":"number","default":2,"min":1,"max":3\}/,
    );
    assert.doesNotMatch(text, /How large|Where it was said/);
  });

  it('checks structured data, and data at an address, by their schemas', () => {
    assert.match(
      loaded({ names: names! })!,
      /^import \{ shapeOf \} from ".+shape\.ts";\nexport .+"shape":shapeOf\(\{"type":"array"/,
    );
    assert.match(loaded({ src: src! })!, /"feed":shapeOf\(\{/);
  });
});
