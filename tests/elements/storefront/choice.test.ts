import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { choiceOf, chosenValue } from '../../../elements/storefront/choice';

test('a choice gives each title its value and survives being sent as JSON', () => {
  const titles = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString'));
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(titles, fc.string()), { selector: ([t]) => t }),
      (pairs) => {
        const choice = choiceOf(pairs);
        const received = JSON.parse(JSON.stringify(choice));
        for (const [title, value] of pairs) {
          assert.equal(chosenValue(choice, title), value);
          assert.equal(chosenValue(received, title), value);
          assert.equal(chosenValue({ ...received, [title]: 'other' }, title), 'other');
        }
      },
    ),
  );
});

test('a title nobody chose has no value, whatever its name', () => {
  for (const title of ['Size', '__proto__', 'constructor', 'toString']) {
    assert.equal(chosenValue(choiceOf([]), title), undefined);
    assert.equal(chosenValue({}, title), undefined);
  }
});
