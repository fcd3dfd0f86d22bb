import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { decode } from '../../../../demo/site/forms/decode';
import type { Decoded } from '../../../../demo/site/forms/decode';
import { encodeForm } from '../../../../shared/foundation/encode-form';

describe('Fields with indexed names', () => {
  const rows: [string, [string, string][], Record<string, Decoded>][] = [
    ['nothing', [], {}],
    [
      'plain fields',
      [
        ['a', '1'],
        ['b', ''],
      ],
      { a: '1', b: '' },
    ],
    [
      'a list',
      [
        ['a[0]', 'x'],
        ['a[1]', 'y'],
      ],
      { a: ['x', 'y'] },
    ],
    [
      'a list in any order',
      [
        ['a[10]', 'z'],
        ['a[9]', 'y'],
      ],
      { a: ['y', 'z'] },
    ],
    [
      'a list with holes',
      [
        ['a[7]', 'x'],
        ['a[900]', 'y'],
      ],
      { a: ['x', 'y'] },
    ],
    [
      'an object',
      [
        ['a[k]', 'x'],
        ['a[l]', 'y'],
      ],
      { a: { k: 'x', l: 'y' } },
    ],
    [
      'objects in a list',
      [
        ['a[0][k]', 'x'],
        ['a[1][k]', 'y'],
      ],
      { a: [{ k: 'x' }, { k: 'y' }] },
    ],
    [
      'lists in a list',
      [
        ['a[0][0]', 'x'],
        ['a[0][1]', 'y'],
      ],
      { a: [['x', 'y']] },
    ],
    [
      'empty brackets',
      [
        ['a[]', 'x'],
        ['a[]', 'y'],
      ],
      { a: ['x', 'y'] },
    ],
    [
      'empty brackets behind numbers',
      [
        ['a[1]', 'x'],
        ['a[]', 'y'],
      ],
      { a: ['x', 'y'] },
    ],
    [
      'the same name again',
      [
        ['a', 'x'],
        ['a', 'y'],
      ],
      { a: ['x', 'y'] },
    ],
    [
      'numbers and words',
      [
        ['a[0]', 'x'],
        ['a[k]', 'y'],
      ],
      { a: { '0': 'x', k: 'y' } },
    ],
    ['an index of absurd length', [['a[99999999]', 'x']], { a: { '99999999': 'x' } }],
    ['an open bracket', [['a[0', 'x']], { 'a[0': 'x' }],
    ['text behind brackets', [['a[0]b', 'x']], { 'a[0]b': 'x' }],
    [
      'brackets alone',
      [
        ['[0]', 'x'],
        ['', 'y'],
      ],
      { '[0]': 'x', '': 'y' },
    ],
    [
      'a path through a value',
      [
        ['a', 'x'],
        ['a[k]', 'y'],
      ],
      { a: 'x', 'a[k]': 'y' },
    ],
    [
      'a value where paths lead on',
      [
        ['a[k]', 'y'],
        ['a', 'x'],
      ],
      { a: { k: 'y' } },
    ],
    ['six steps', [['a[b][c][d][e][f]', 'x']], { a: { b: { c: { d: { e: { f: 'x' } } } } } }],
    ['seven steps', [['a[b][c][d][e][f][g]', 'x']], { 'a[b][c][d][e][f][g]': 'x' }],
  ];
  for (const [what, fields, expected] of rows) {
    test(`read ${what}`, () => assert.deepEqual(decode(fields), expected));
  }

  test('are refused beyond a thousand', () => {
    const fields = (count: number) =>
      Array.from({ length: count }, (_, at): [string, string] => [`a[${at}]`, 'x']);
    assert.equal(decode(fields(1000))?.['a']?.length, 1000);
    assert.equal(decode(fields(1001)), undefined);
  });

  test('reach no prototype', () => {
    const names = [
      '__proto__[polluted]',
      'a[__proto__][polluted]',
      'constructor[prototype][polluted]',
    ];
    const decoded = decode(names.map((name): [string, string] => [name, 'yes'])) ?? {};
    assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
    assert.equal(Object.getPrototypeOf(decoded), Object.prototype);
    assert.deepEqual(decoded, { a: {}, constructor: { prototype: { polluted: 'yes' } } });
  });

  const key = fc.stringMatching(/^[A-Za-z_-][\w.-]{0,8}$/).filter((it) => it !== '__proto__');
  const { tree } = fc.letrec<{ tree: Decoded }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.string(),
      fc.array(tie('tree'), { minLength: 1, maxLength: 4 }),
      fc.dictionary(key, tie('tree'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
    ),
  }));

  test('give back whatever was written with them', () => {
    const whole = fc.dictionary(key, tree, { maxKeys: 4, noNullPrototype: true });
    fc.assert(
      fc.property(whole, (value) => {
        assert.deepEqual(decode(encodeForm(value)), value);
      }),
      { numRuns: 2000 },
    );
  });

  test('of any kind are read without an exception, and every plain name is kept', () => {
    const name = fc.oneof(fc.string(), fc.stringMatching(/^[ab_]{0,3}(\[[\w_]{0,4}\]?){0,8}$/));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string()), { maxLength: 30 }), (fields) => {
        const decoded = decode(fields) ?? {};
        for (const [name] of fields) {
          if (!/[[\]]/.test(name) && name !== '__proto__') assert.ok(Object.hasOwn(decoded, name));
        }
      }),
      { numRuns: 5000 },
    );
  });
});
