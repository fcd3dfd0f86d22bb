import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Product } from '../../../elements/storefront/product';
import {
  findVariant,
  firstChoice,
  isSoldOut,
  reachable,
  values,
} from '../../../elements/storefront/variants';

const TITLES = ['Size', 'Colour'];

const product = (rows: string[], optionNames?: string[]): Product => ({
  handle: 'linen-shirt',
  variants: rows.map((row) => {
    const [options = '', sold] = row.split(' - ');
    return {
      id: options,
      options: options === '' ? [] : options.split('/'),
      available: sold !== 'sold out',
      price: 5900,
      compareAtPrice: null,
    };
  }),
  ...(optionNames && { optionNames }),
});

const SHIRTS = ['S/Sand - sold out', 'S/Ink', 'M/Sand', 'L/Ink - sold out'];
const named = product(SHIRTS, TITLES);
const unnamed = product(SHIRTS);

const idOf = (from: Product, titles: string[], choice: Record<string, string>) =>
  findVariant(from, titles, choice)?.id ?? null;

test('the variant whose options equal the chosen values is found', () => {
  for (const shirts of [named, unnamed]) {
    assert.equal(idOf(shirts, TITLES, { Size: 'M', Colour: 'Sand' }), 'M/Sand');
    assert.equal(idOf(shirts, TITLES, { Size: 'L', Colour: 'Ink' }), 'L/Ink');
  }
});

test('a choice that no variant has, or that is not complete, leads to none', () => {
  for (const shirts of [named, unnamed]) {
    assert.equal(idOf(shirts, TITLES, { Size: 'L', Colour: 'Sand' }), null);
    assert.equal(idOf(shirts, TITLES, { Size: 'M' }), null);
    assert.equal(idOf(shirts, TITLES, {}), null);
    assert.equal(idOf(shirts, TITLES, { Size: 'm', Colour: 'Sand' }), null);
  }
});

test('without option names the order of the pickers is ignored', () => {
  assert.equal(idOf(unnamed, ['Colour', 'Size'], { Size: 'M', Colour: 'Sand' }), 'M/Sand');
});

test('with option names each value counts for its own option', () => {
  const trousers = product(['Large/Small', 'Small/Large'], ['Waist', 'Leg']);
  assert.equal(idOf(trousers, ['Leg', 'Waist'], { Waist: 'Small', Leg: 'Large' }), 'Small/Large');
  assert.equal(idOf(trousers, ['Leg', 'Waist'], { Waist: 'Large', Leg: 'Small' }), 'Large/Small');
  assert.equal(idOf(trousers, ['Leg', 'Waist'], { Waist: 'Small', Leg: 'Small' }), null);
});

test('the same value under two options is two values', () => {
  const trousers = product(['Large/Large', 'Large/Small']);
  const titles = ['Waist', 'Leg'];
  assert.equal(idOf(trousers, titles, { Waist: 'Large', Leg: 'Large' }), 'Large/Large');
  assert.equal(idOf(trousers, titles, { Waist: 'Small', Leg: 'Large' }), 'Large/Small');
  assert.equal(idOf(trousers, titles, { Waist: 'Small', Leg: 'Small' }), null);
});

test('of two variants with equal options the first is found', () => {
  const twins = product(['S/Ink - sold out', 'Ink/S']);
  assert.equal(idOf(twins, TITLES, { Size: 'S', Colour: 'Ink' }), 'S/Ink');
});

test('where no picker asks, the first available variant stands for the product, else the first', () => {
  assert.equal(idOf(named, [], {}), 'S/Ink');
  assert.equal(idOf(unnamed, [], {}), 'S/Ink');
  assert.equal(idOf(product(['Default Title']), [], {}), 'Default Title');
  assert.equal(idOf(product(['']), [], {}), '');
  assert.equal(idOf(product(['S - sold out', 'M - sold out']), [], {}), 'S');
  assert.equal(idOf(product([]), [], {}), null);
});

test('an option that no picker asks for keeps what was chosen for it', () => {
  const { choice } = firstChoice(named, ['Size'], { Colour: 'Sand' });
  assert.equal(idOf(named, ['Size'], { ...choice, Size: 'M' }), 'M/Sand');
});

test('a title or a value may be named like a member of every object', () => {
  const odd = product(['constructor/__proto__', 'toString/x'], ['__proto__', 'constructor']);
  const { choice, variant } = firstChoice(odd, ['__proto__', 'constructor'], {});
  assert.equal(variant?.id, 'constructor/__proto__');
  assert.equal(JSON.stringify(choice), '{"__proto__":"constructor","constructor":"__proto__"}');
  assert.equal(findVariant(odd, [], structuredClone(choice)), variant);
  assert.equal(idOf(product(['S/M']), ['toString', 'valueOf'], {}), null);
  assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
});

test('sold out is a choice of which nothing is left that can be bought, whatever is chosen yet', () => {
  for (const shirts of [named, unnamed]) {
    for (const [choice, isNone] of [
      [{}, false],
      [{ Size: '' }, false],
      [{ Size: 'S' }, false],
      [{ Size: 'L' }, true],
      [{ Size: 'S', Colour: 'Sand' }, true],
      [{ Size: 'S', Colour: 'Ink' }, false],
      [{ Size: 'XXL' }, true],
    ] as [Record<string, string>, boolean][])
      assert.equal(isSoldOut(shirts, TITLES, choice), isNone, JSON.stringify(choice));
    assert.equal(isSoldOut(product(['S/Ink - sold out'], shirts.optionNames), TITLES, {}), true);
  }
  assert.equal(isSoldOut(unnamed, ['Size'], { Size: 'S' }), true);
});

const FIRST: [given: Record<string, string>, choice: Record<string, string>, id: string | null][] =
  [
    [{}, { Size: 'S', Colour: 'Ink' }, 'S/Ink'],
    [{ Size: 'M' }, { Size: 'M', Colour: 'Sand' }, 'M/Sand'],
    [{ Colour: 'Sand' }, { Size: 'M', Colour: 'Sand' }, 'M/Sand'],
    [{ Size: 'S', Colour: 'Sand' }, { Size: 'S', Colour: 'Sand' }, 'S/Sand'],
    [{ Size: 'L' }, { Size: 'L', Colour: 'Ink' }, 'L/Ink'],
    [{ Size: 'XXL' }, { Size: 'S', Colour: 'Ink' }, 'S/Ink'],
    [{ Size: '', Colour: 'Sand' }, { Size: 'M', Colour: 'Sand' }, 'M/Sand'],
    [{ Size: 'L', Colour: 'Sand' }, { Size: 'L', Colour: 'Sand' }, null],
    [{ Fabric: 'Linen' }, { Size: 'S', Colour: 'Ink' }, 'S/Ink'],
  ];

for (const [given, expected, id] of FIRST) {
  test(`pickers that say ${JSON.stringify(given)} start at ${JSON.stringify(expected)}`, () => {
    for (const shirts of [named, unnamed]) {
      const { choice, variant } = firstChoice(shirts, TITLES, given);
      assert.deepEqual({ ...choice }, expected);
      assert.equal(variant?.id ?? null, id);
    }
  });
}

test('a product without variants starts at nothing', () => {
  const { choice, variant } = firstChoice(product([]), TITLES, { Size: 'M' });
  assert.deepEqual({ ...choice }, {});
  assert.equal(variant, null);
});

test('the values of an option come in order of first appearance', () => {
  for (const shirts of [named, unnamed]) {
    assert.deepEqual(values(shirts, TITLES, 'Size'), ['S', 'M', 'L']);
    assert.deepEqual(values(shirts, TITLES, 'Colour'), ['Sand', 'Ink']);
    assert.deepEqual(values(shirts, TITLES, 'Fabric'), []);
  }
  assert.deepEqual(values(named, ['Colour', 'Size'], 'Colour'), ['Sand', 'Ink']);
});

test('a value is reachable when an available variant has it beside the other chosen values', () => {
  for (const shirts of [named, unnamed]) {
    const from = (choice: Record<string, string>, title: string) => [
      ...reachable(shirts, TITLES, choice, title),
    ];
    assert.deepEqual(from({ Size: 'S', Colour: 'Ink' }, 'Size'), ['S']);
    assert.deepEqual(from({ Size: 'S', Colour: 'Sand' }, 'Size'), ['M']);
    assert.deepEqual(from({ Size: 'S', Colour: 'Sand' }, 'Colour'), ['Ink']);
    assert.deepEqual(from({ Size: 'L', Colour: 'Ink' }, 'Colour'), []);
    assert.deepEqual(from({ Size: 'S', Colour: 'Ink' }, 'Fabric'), []);
  }
});

test('an option without a choice leaves all its values open', () => {
  for (const shirts of [named, unnamed]) {
    assert.deepEqual([...reachable(shirts, TITLES, {}, 'Size')], ['S', 'M']);
    assert.deepEqual([...reachable(shirts, TITLES, { Size: 'M' }, 'Colour')], ['Sand']);
  }
});

test('pickers that ask for more options than the variants have reach nothing', () => {
  const titles = [...TITLES, 'Cut'];
  assert.deepEqual([...reachable(unnamed, titles, {}, 'Size')], []);
  assert.deepEqual([...reachable(unnamed, titles, { Size: 'S', Colour: 'Ink' }, 'Cut')], []);
});

test('what was chosen elsewhere counts on a page without pickers', () => {
  assert.equal(idOf(named, [], { Size: 'M', Colour: 'Sand' }), 'M/Sand');
  assert.equal(idOf(named, [], {}), 'S/Ink');
});

test('a variant with fewer options than there are pickers is not found by half a choice', () => {
  const mixed = product(['S', 'S/Ink']);
  assert.equal(idOf(mixed, TITLES, { Size: 'S' }), null);
  assert.equal(idOf(mixed, ['Size'], { Size: 'S' }), 'S');
});
