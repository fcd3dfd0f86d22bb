import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dashed } from '../../../../shared/contract/parse';
import { NATIVE } from '../../../../shared/programs/loader/native-attributes';
import { elements } from '../../../support/element-list';

describe('An attribute that any element may have', () => {
  for (const { contract } of elements) {
    it(`is none of those that tell ${contract.tag} something`, () => {
      const names = Object.keys(contract.attributes).map(dashed);
      assert.deepEqual(
        names.filter((name) => NATIVE.test(name)),
        [],
      );
    });
  }
});
