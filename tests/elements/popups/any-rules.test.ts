import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { explain } from '../../../elements/popups/explain';
import { judge } from '../../../elements/popups/judge';
import { readRules } from '../../../elements/popups/read-rules';
import { readPattern } from '../../../elements/popups/pattern';
import { KINDS } from '../../../elements/popups/rule-kinds';
import { facts } from './visitor-facts';

const fields = ['is', 'amount', 'value', 'of', 'name', 'unit', 'not'];
const words = ['more', 'fewer', 'equals', 'regex', 'on', '(', '', '2026-11-20', 'hours', 'mobile'];
const anyValue = fc.oneof(
  fc.constantFrom(...words),
  fc.nat(100),
  fc.boolean(),
  fc.array(fc.constantFrom(...words), { maxLength: 2 }),
  fc.jsonValue(),
);
/** Nearly right: a real name, and fields that may fit. */
const nearly = fc
  .tuple(
    fc.constantFrom(...Object.keys(KINDS)),
    fc.dictionary(fc.constantFrom(...fields), anyValue, { maxKeys: 4 }),
  )
  .map(([rule, given]) => ({ ...given, rule }));
const match = fc.constantFrom('all' as const, 'any' as const);

describe('Whatever the rules are,', () => {
  it('reading, judging and explaining them never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.json(), fc.jsonValue(), fc.array(nearly)),
        match,
        (given, how) => {
          const rules = readRules(given, readPattern);
          assert.equal(typeof judge(rules, how, facts).opens, 'boolean');
          explain(rules, how, facts);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('one that cannot be read alone opens nothing', () => {
    fc.assert(
      fc.property(fc.oneof(nearly, fc.jsonValue()), match, (given, how) => {
        const rules = readRules([given], readPattern);
        fc.pre(rules.some(({ wrong }) => wrong !== undefined));
        assert.equal(judge(rules, how, facts).opens, false);
      }),
    );
  });

  it('JSON text and its value are read alike', () => {
    fc.assert(
      fc.property(fc.array(nearly), (given) => {
        const text = JSON.stringify(given);
        assert.deepEqual(readRules(text), readRules(JSON.parse(text)));
      }),
    );
  });

  it('what it was given stays as it was', () => {
    fc.assert(
      fc.property(fc.array(nearly), (given) => {
        const before = structuredClone(given);
        explain(readRules(given), 'all', facts);
        assert.deepEqual(given, before);
      }),
    );
  });
});
