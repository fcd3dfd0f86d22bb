import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseProducts } from '../../../elements/storefront/product';

const SHIRT = { id: 101, options: ['S', 'Sand'], available: true, price: 5900 };

/** Parses as a page does, from text, so that `__proto__` is an own key as in real data. */
const parse = (json: unknown) =>
  parseProducts(JSON.parse(typeof json === 'string' ? json : JSON.stringify(json)));

const parseShirt = (entry: unknown) => {
  const { products, problems } = parse({ moneyFormat: '{{amount}}', shirt: entry });
  return { shirt: products.get('shirt'), problems };
};

test('a product is read with its option names, variants and prices', () => {
  const { moneyFormat, products, problems } = parse({
    moneyFormat: '€{{amount_with_comma_separator}}',
    'linen-shirt': {
      optionNames: ['Size', 'Colour'],
      variants: [{ ...SHIRT, compare_at_price: 7900 }],
    },
  });
  assert.equal(moneyFormat, '€{{amount_with_comma_separator}}');
  assert.deepEqual(problems, []);
  assert.deepEqual([...products.keys()], ['linen-shirt']);
  assert.deepEqual(products.get('linen-shirt'), {
    handle: 'linen-shirt',
    optionNames: ['Size', 'Colour'],
    variants: [
      { id: '101', options: ['S', 'Sand'], available: true, price: 5900, compareAtPrice: 7900 },
    ],
  });
});

test('a product may be just the list of its variants', () => {
  const { shirt, problems } = parseShirt([SHIRT]);
  assert.equal(shirt?.variants.length, 1);
  assert.equal(shirt?.optionNames, undefined);
  assert.deepEqual(problems, []);
});

test('prices are kept as they came, for the money format to decide', () => {
  const { shirt, problems } = parseShirt([
    { ...SHIRT, price: '5900', compare_at_price: null },
    { ...SHIRT, id: 102, options: ['M', 'Sand'], price: undefined },
  ]);
  assert.equal(shirt?.variants[0]?.price, '5900');
  assert.equal(shirt?.variants[0]?.compareAtPrice, null);
  assert.equal(shirt?.variants[1]?.price, undefined);
  assert.deepEqual(problems, []);
});

test('options may be numbers, quotes, slashes, letters of any script and markup', () => {
  const options = [38, '1/2"', "it's", 'µm', '<b>&amp;', 'a,b', '__proto__', ''];
  const { shirt, problems } = parseShirt([{ ...SHIRT, options }]);
  assert.deepEqual(shirt?.variants[0]?.options, options.map(String));
  assert.deepEqual(problems, []);
});

test('a handle or an option name may be __proto__ and pollutes nothing', () => {
  const { products } = parse(
    `{ "moneyFormat": "{{amount}}", "__proto__": { "optionNames": ["__proto__"], "variants":
      [{ "id": 1, "options": ["x"], "available": true, "__proto__": { "polluted": true } }] } }`,
  );
  assert.deepEqual(products.get('__proto__')?.optionNames, ['__proto__']);
  assert.equal(products.get('__proto__')?.variants.length, 1);
  assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
  assert.equal(products.get('constructor'), undefined);
});

const NOT_READ: [said: string, entry: unknown, problem: RegExp][] = [
  ['no list', 'sold out', /^Product "shirt" has no list of variants, so .*\. Write a list/],
  ['null', null, /has no list of variants/],
  ['an object without variants', { optionNames: ['Size'] }, /has no list of variants/],
  ['an empty list', [], /has no usable variant, so .*\. Write at least one/],
];

for (const [said, entry, problem] of NOT_READ) {
  test(`a product that is ${said} is left out with one problem`, () => {
    const { shirt, problems } = parseShirt(entry);
    assert.equal(shirt, undefined);
    assert.equal(problems.length, 1);
    assert.match(problems[0]!, problem);
  });
}

test('option names that are no list of different texts are ignored with a problem', () => {
  for (const optionNames of ['Size', [1, 2], ['Size', 'Size'], {}]) {
    const { shirt, problems } = parseShirt({ optionNames, variants: [SHIRT] });
    assert.equal(shirt?.optionNames, undefined);
    assert.equal(shirt?.variants.length, 1);
    assert.match(problems.join(), /optionNames that are not .*, so .*\. Write/);
  }
});

test('a missing money format is a problem and prices stand without a currency', () => {
  for (const moneyFormat of [undefined, null, '', ' ', 5, {}]) {
    const read = parse({ moneyFormat, shirt: [SHIRT] });
    assert.equal(read.moneyFormat, '{{amount}}');
    assert.equal(read.products.size, 1);
    assert.match(read.problems.join(), /no moneyFormat, so .*\. Write/);
  }
});

test('data that is no object has no products and one problem', () => {
  for (const data of [undefined, null, [], 'x', 5, true]) {
    const { products, problems } = parseProducts(data);
    assert.equal(products.size, 0);
    assert.equal(problems.length, 1);
    assert.match(problems[0]!, /is not an object, so .*\. Write/);
  }
});

test('no JSON makes it throw, and what it gives is always well formed', () => {
  const variant = fc.record(
    {
      id: fc.oneof(fc.nat(9), fc.jsonValue()),
      options: fc.oneof(fc.array(fc.constantFrom('S', 'M', 7), { maxLength: 2 }), fc.jsonValue()),
      available: fc.oneof(fc.boolean(), fc.jsonValue()),
    },
    { requiredKeys: [] },
  );
  const names = fc.oneof(fc.constantFrom(['Size'], ['Size', 'Colour']), fc.jsonValue());
  const entry = fc.oneof(
    fc.jsonValue(),
    fc.array(variant),
    fc.record({ optionNames: names, variants: fc.array(variant) }),
  );
  const data = fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), entry));
  fc.assert(
    fc.property(data, (data) => {
      const { moneyFormat, products, problems } = parseProducts(data);
      assert.equal(typeof moneyFormat, 'string');
      for (const problem of problems) assert.match(problem, /so .*\. (Write|Give) .*\.$/s);
      for (const [handle, product] of products) {
        assert.equal(product.handle, handle);
        assert.ok(product.variants.length > 0);
        assert.equal(new Set(product.variants.map(({ id }) => id)).size, product.variants.length);
        for (const { id, options, available } of product.variants) {
          assert.equal(typeof id, 'string');
          assert.equal(typeof available, 'boolean');
          assert.ok(options.every((option) => typeof option === 'string'));
        }
      }
    }),
    { numRuns: 2000 },
  );
});

test('who asks for an unusable product is told what is wrong with that one', () => {
  const { unusable } = parse({ moneyFormat: '{{amount}}', hat: 7, shirt: [], sock: [SHIRT] });
  assert.match(unusable.get('hat')!, /^Product "hat" has no list of variants/);
  assert.match(unusable.get('shirt')!, /^Product "shirt" has no usable variant/);
  assert.deepEqual([...unusable.keys()], ['hat', 'shirt']);
});

test('data that is no object still has a money format, and one problem for all products', () => {
  const { moneyFormat, unusable, problems } = parse([]);
  assert.equal(moneyFormat, '{{amount}}');
  assert.deepEqual([...unusable], [['', problems[0]]]);
});
