import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  address,
  anything,
  type Attribute,
  feed,
  flag,
  json,
  number,
  oneOf,
  onOff,
  text,
} from '../../../shared/contract/attribute';
import { badValue, namesOf, read, textOf, write } from '../../../shared/contract/parse';
import { anyShape, described, listOf, numberShape } from '../../../shared/contract/shape';

const loop = onOff(true, 'Words.');
const amount = number(5, 'A number.', { min: 0, max: 10 });
const mood = oneOf(['calm', 'wild'], 'A word.');
const link = address('/start', 'An address.');
const data = feed(listOf(numberShape), 'An address of data.');
const list = json<number[]>([1], listOf(numberShape), 'A list.');

type Row = [
  what: string,
  spec: Attribute<unknown>,
  written: string,
  value: unknown,
  problem?: string,
];
const rows: Row[] = [
  ['on is on', onOff(false, 'Words.'), 'on', true],
  ['off is off', loop, 'off', false],
  ['another word is neither', loop, 'yes', true, "is neither 'on' nor 'off'"],
  ['a word of the list is itself', mood, 'wild', 'wild'],
  ['another is the first of the list', mood, 'mild', 'calm', 'is none of calm, wild'],
  ['a link may go to a telephone', link, 'tel:1', 'tel:1'],
  [
    'a link may not run a script',
    link,
    'javascript:1',
    '/start',
    'is no address of http, https, mailto, tel or this site',
  ],
  ['data may come from another site', data, 'https://a.example/b', 'https://a.example/b'],
  ['data comes from no telephone', data, 'tel:1', '', 'is no address of https or this site'],
  ['a number may have a fraction alone', amount, '.25', 0.25],
  ['a list is a list', list, '[2, 3]', [2, 3]],
  ['half a list is none', list, '[2,', [1], 'is not JSON'],
  ['text is itself', text('none', 'A text.'), '12px', '12px'],
  ['anything is itself', anything('Anything.'), '{"a":[1]}', { a: [1] }],
];

describe('What an attribute says:', () => {
  for (const [what, spec, written, value, problem] of rows)
    it(what, () => {
      const problems: string[] = [];
      assert.deepEqual(
        read(spec, written, (it) => problems.push(it)),
        value,
      );
      assert.deepEqual(problems, problem === undefined ? [] : [problem]);
    });

  it('a bad value is its default, also where nobody listens to complaints', () =>
    assert.equal(read(amount, 'many'), 5));

  it('a bad value is shown with its first 60 characters, and what to do about it', () =>
    assert.equal(
      badValue('wb-price', 'amount', 'x'.repeat(99), 'is no number'),
      `<wb-price amount="${'x'.repeat(60)}">: the value is no number. ` +
        'The element goes on with a value that fits; correct the attribute.',
    ));

  it('data that its reader checks part by part is taken whole', () => {
    const parts = described(listOf(numberShape));
    assert.deepEqual(read(json([], parts as never, 'Parts.'), '["a"]'), ['a']);
    assert.deepEqual(anyShape.check('a'), { value: 'a' });
  });
});

describe('A property in an attribute', () => {
  /** As much of an element as is written to. */
  function written(spec: Attribute<unknown>, value: unknown, before: string | null = 'old') {
    let now = before;
    const element = {
      toggleAttribute: (_: string, isOn: boolean) => (now = isOn ? '' : null),
      removeAttribute: () => (now = null),
      setAttribute: (_: string, text: string) => (now = text),
    };
    write(element as unknown as Element, 'a', spec, value);
    return now;
  }

  it('reads as what was written, whatever its kind', () => {
    const anyText = fc.string({ unit: 'binary' }).filter((it) => !it.startsWith('[object '));
    const pairs: [Attribute<unknown>, fc.Arbitrary<unknown>][] = [
      [flag('A flag.'), fc.boolean()],
      [loop, fc.boolean()],
      [number(5, 'A number.'), fc.integer()],
      [text('none', 'A text.'), anyText],
      [mood, fc.constantFrom('calm', 'wild')],
    ];
    for (const [spec, values] of pairs)
      fc.assert(
        fc.property(values, (value) => assert.equal(read(spec, written(spec, value)), value)),
        { numRuns: 25 },
      );
  });

  it('is gone without a value', () => {
    for (const value of [null, undefined]) assert.equal(written(amount, value), null);
  });

  it('is a word only where words are read', () => {
    assert.equal(written(text('none', 'A text.'), true), 'true');
    assert.equal(written(loop, 'off'), 'off');
  });

  it('is text even where a value has none', () => {
    assert.equal(textOf(Object.create(null)), '[object Object]');
    assert.equal(textOf(Symbol('a')), 'Symbol(a)');
  });

  it('has one name, or two where the specification has another', () => {
    assert.deepEqual(namesOf('maxSize', amount), ['max-size']);
    assert.deepEqual(namesOf('maxSize', { ...amount, spelling: 'maxsize' }), [
      'max-size',
      'maxsize',
    ]);
  });
});
