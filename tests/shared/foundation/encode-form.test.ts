import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { encodeForm } from '../../../shared/foundation/encode-form';

describe('Form fields of an object', () => {
  const rows: [string, Parameters<typeof encodeForm>[0], [string, string][]][] = [
    ['a text', { name: 'Ada' }, [['name', 'Ada']]],
    [
      'a number and a truth',
      { a: 1.5, b: false },
      [
        ['a', '1.5'],
        ['b', 'false'],
      ],
    ],
    [
      'a list by index',
      { name: ['a', 'b'] },
      [
        ['name[0]', 'a'],
        ['name[1]', 'b'],
      ],
    ],
    ['an object in a list', { name: [{ key: 'b' }] }, [['name[0][key]', 'b']]],
    ['a list in an object', { a: { b: [[1]] } }, [['a[b][0][0]', '1']]],
    [
      'nothing',
      { a: null, b: undefined, c: '' },
      [
        ['a', ''],
        ['b', ''],
        ['c', ''],
      ],
    ],
    ['an empty list and an empty object', { a: [], b: {} }, []],
    ['a name of a prototype', JSON.parse('{"__proto__": "x"}'), [['__proto__', 'x']]],
  ];
  for (const [what, data, fields] of rows) {
    it(`are, of ${what}, ${JSON.stringify(fields)}`, () => {
      assert.deepEqual(encodeForm(data), fields);
    });
  }
});
