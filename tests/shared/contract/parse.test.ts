import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  address,
  flag,
  json,
  number,
  oneOf,
  onOff,
  spelled,
  text,
} from '../../../shared/contract/attribute';
import type { Attribute } from '../../../shared/contract/attribute';
import type { Contract } from '../../../shared/contract/contract';
import { badValue, dashed, read, readAll } from '../../../shared/contract/parse';
import { listOf, numberShape } from '../../../shared/contract/shape';

const bounded = number(5, 'A number.', { min: 0, max: 10 });
const kinds: Record<string, Attribute<unknown>> = {
  flag: flag('A flag.'),
  onOff: onOff(true, 'Words.'),
  number: bounded,
  text: text('none', 'A text.'),
  oneOf: oneOf(['calm', 'wild'], 'A word.'),
  address: address('/start', 'An address.'),
  json: json<number[]>([1], listOf(numberShape), 'A list.'),
};

/** The value, and what was complained of. */
function outcome<T>(spec: Attribute<T>, value: string | null) {
  const problems: string[] = [];
  return [read(spec, value, (problem) => problems.push(problem)), ...problems];
}

describe('an object that a framework has written as text', () => {
  for (const written of ['[object Object]', '[object Object],[object Object]', '[object Map]'])
    for (const [kind, spec] of Object.entries(kinds))
      it(`reads as the default in an attribute of kind ${kind}: ${written}`, () => {
        const problem = 'is an object written as text';
        assert.deepEqual(
          outcome(spec, written),
          kind === 'flag' ? [true] : [spec.default, problem],
        );
      });

  it('is explained: which attribute, what has happened, what to do', () =>
    assert.equal(
      badValue('wb-chart', 'items', '[object Object]', 'is an object written as text'),
      '<wb-chart items="[object Object]">: the value is an object written as text. ' +
        'The element goes on with a value that fits; set the property (.prop in Vue, a dot in Lit, else a ref).',
    ));
});

describe('a number in an attribute', () => {
  const good: [string, number][] = [
    ['0', 0],
    ['7', 7],
    ['+7', 7],
    ['-0', -0],
    ['2.5', 2.5],
    ['.5', 0.5],
    ['2.', 2],
    ['1e1', 10],
    [' 3\n', 3],
  ];
  for (const [written, value] of good) {
    it(`is ${JSON.stringify(written)}: ${value}`, () =>
      assert.deepEqual(outcome(bounded, written), [value]));
  }

  for (const written of [
    '',
    ' ',
    '12px',
    'abc',
    'NaN',
    'Infinity',
    '1e999',
    '0x10',
    '1,5',
    '1 2',
    '٣',
  ])
    it(`is no number when it is ${JSON.stringify(written)}`, () =>
      assert.deepEqual(outcome(bounded, written), [5, 'is no number']));

  it('is at least its smallest and at most its largest value', () => {
    assert.deepEqual(outcome(bounded, '-1'), [0, 'is below 0, which is used instead']);
    assert.deepEqual(outcome(bounded, '11'), [10, 'is above 10, which is used instead']);
  });

  it('may be any finite number when it has no bounds', () => {
    const free = number(0, 'A number.');
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        // -0 is written as 0.
        assert.deepEqual(outcome(free, String(value)), [value + 0]);
      }),
    );
  });
});

describe('an attribute of any kind', () => {
  for (const [kind, spec] of Object.entries(kinds)) {
    it(`(${kind}) has its default when it is absent, without a word`, () =>
      assert.deepEqual(outcome(spec, null), [spec.default]));

    it(`(${kind}) reads any text without throwing, as a value of its kind`, () => {
      const any = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.webUrl());
      fc.assert(
        fc.property(any, (written) => {
          const [value, ...problems] = outcome(spec, written);
          assert.equal(typeof value, typeof spec.default);
          assert.ok(problems.length <= 1);
          if (spec.words) assert.ok(spec.words.includes(value as string));
          if (kind === 'json')
            assert.ok((value as unknown[]).every((it) => typeof it === 'number'));
        }),
      );
    });
  }

  it('(text) is the text itself, empty or not', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (written) =>
        assert.deepEqual(outcome(kinds.text!, written), [written]),
      ),
    ));

  it('(flag) is true whenever it is there', () =>
    fc.assert(
      fc.property(fc.string(), (written) =>
        assert.deepEqual(outcome(kinds.flag!, written), [true]),
      ),
    ));
});

describe('structured data in an attribute', () => {
  it('never reaches a prototype', () => {
    const free: Attribute<unknown> = { kind: 'json', default: null, doc: 'Anything.' };
    const [value] = outcome(
      free,
      '{"__proto__":{"a":1},"b":[{"__proto__":{"a":1}}],"constructor":1}',
    );
    assert.deepEqual(value, { b: [{}], constructor: 1 });
    assert.equal((value as { a?: number }).a, undefined);
    assert.equal(({} as { a?: number }).a, undefined);
  });

  it('says where it does not fit', () =>
    assert.match(String(outcome(kinds.json!, '[1,"2"]')[1]), /^1: /));
});

describe('a name in HTML', () => {
  it('is that of the property, in small letters with dashes', () => {
    assert.equal(dashed('productHandle'), 'product-handle');
    assert.equal(dashed('itemURL'), 'item-u-r-l');
    assert.equal(dashed('value'), 'value');
  });

  it('is different for different properties', () => {
    const name = fc.stringMatching(/^[a-z][a-zA-Z]{0,12}$/);
    fc.assert(fc.property(name, name, (a, b) => assert.equal(dashed(a) === dashed(b), a === b)));
  });
});

describe('an attribute that the specification spells otherwise', () => {
  const spec = { maxSize: spelled('maxsize', bounded) };
  const rows: [string, Record<string, string>, number, string[]][] = [
    ['is read by its own name', { 'max-size': '3' }, 3, []],
    ["is read by the specification's", { maxsize: '4' }, 4, []],
    ['is read by its own name first', { 'max-size': '3', maxsize: '4' }, 3, []],
    ['has its default without either', {}, 5, []],
    ['is complained of by the name it has', { maxsize: 'x' }, 5, ['maxsize']],
    [
      'is not replaced where its own name has a bad value',
      { 'max-size': 'x', maxsize: '4' },
      5,
      ['max-size'],
    ],
  ];
  for (const [sentence, given, value, complaints] of rows) {
    it(sentence, () => {
      const names: string[] = [];
      const contract = { attributes: spec } as unknown as Contract;
      const props = readAll(
        contract,
        (name) => given[name] ?? null,
        (name) => names.push(name),
      );
      assert.deepEqual([props, names], [{ maxSize: value }, complaints]);
    });
  }
});
