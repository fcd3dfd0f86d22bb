import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  booleanShape,
  eitherOf,
  fieldsOf,
  listOf,
  maybe,
  numberShape,
  recordOf,
  textShape,
  wordShape,
} from '../../../shared/contract/shape';

const colour = wordShape(['red', 'green']);
const item = fieldsOf({ title: textShape, price: numberShape, sold: maybe(booleanShape) });
const shop = fieldsOf({ items: listOf(item), texts: recordOf(textShape), colour });

const good = { items: [{ title: 'a', price: 1 }], texts: { Ok: 'Gut' }, colour: 'red' };

describe('structured data', () => {
  it('that fits comes back as it is', () => assert.deepEqual(shop.check(good), { value: good }));

  it('may leave out a field that may be left out, and no other', () => {
    assert.ok('value' in item.check({ title: 'a', price: 1, sold: true }));
    assert.ok('problem' in item.check({ title: 'a' }));
  });

  it('with a field nobody knows is a problem, so that a typing mistake is heard', () => {
    const result = item.check({ title: 'a', price: 1, sould: true });
    assert.match('problem' in result ? result.problem : '', /sould/);
  });

  it('says where it does not fit, however deep', () => {
    const result = shop.check({ ...good, items: [good.items[0], { title: 'b', price: '2' }] });
    assert.match('problem' in result ? result.problem : '', /^items\.1\.price: .+/);
  });

  it('may hold any word of the list, and no other', () => {
    assert.deepEqual(colour.check('green'), { value: 'green' });
    assert.ok('problem' in colour.check('blue'));
  });

  it('may be of either of two kinds, and of no third', () => {
    const either = listOf(eitherOf(textShape, numberShape));
    assert.deepEqual(either.check(['a', 1]), { value: ['a', 1] });
    assert.match((either.check(['a', true]) as { problem: string }).problem, /^1: .+/);
  });

  it('of any kind at all is answered, never thrown at', () =>
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withMap: true }), (value) => {
        const result = shop.check(value);
        assert.ok('problem' in result && result.problem.length > 0);
      }),
    ));

  it('never fits as a number when it is NaN', () => assert.ok('problem' in numberShape.check(NaN)));
});
