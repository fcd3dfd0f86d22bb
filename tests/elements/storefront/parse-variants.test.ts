import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseProducts } from '../../../elements/storefront/product';

const SHIRT = { id: 101, options: ['S', 'Sand'], available: true, price: 5900 };
const OTHER = { id: 102, options: ['M', 'Sand'], available: true, price: 1 };

const parseShirt = (entry: unknown) => {
  const { products, problems } = parseProducts({ moneyFormat: '{{amount}}', shirt: entry });
  return { shirt: products.get('shirt'), problems };
};

const LEFT_OUT: [said: string, variant: unknown, problem: RegExp][] = [
  ['is no object', 'S', /number 2: no id the cart could use, so .*\. Write/],
  ['is null', null, /no id the cart could use/],
  ['has no id', { ...OTHER, id: undefined }, /no id the cart could use/],
  ['has an empty id', { ...OTHER, id: '' }, /no id the cart could use/],
  ['has an id that JSON cannot hold', { ...OTHER, id: 2 ** 53 }, /text for longer ids/],
  [
    'has no options',
    { ...OTHER, options: undefined },
    /options are not a list of texts, so .*Write/,
  ],
  ['has an option that is an object', { ...OTHER, options: ['M', {}] }, /not a list of texts/],
  ['has fewer options than names', { ...OTHER, options: ['M'] }, /than optionNames, so .*Write/],
  ['has more options than names', { ...OTHER, options: ['M', 'a', 'b'] }, /than optionNames/],
  ['has an id that was there', { ...OTHER, id: '101' }, /the same id, so .*Give/],
  [
    'has options that were there',
    { ...OTHER, options: SHIRT.options },
    /the same options, so .*Give/,
  ],
];

for (const [said, variant, problem] of LEFT_OUT) {
  test(`a variant that ${said} is left out with one problem`, () => {
    const { shirt, problems } = parseShirt({
      optionNames: ['Size', 'Colour'],
      variants: [SHIRT, variant],
    });
    assert.deepEqual(
      shirt?.variants.map(({ id }) => id),
      ['101'],
    );
    assert.equal(problems.length, 1);
    assert.match(problems[0]!, problem);
  });
}

test('the same values in another order are other options only with option names', () => {
  const variants = [
    { ...SHIRT, options: ['Large', 'Small'] },
    { ...OTHER, options: ['Small', 'Large'] },
  ];
  assert.equal(parseShirt({ optionNames: ['Waist', 'Leg'], variants }).shirt?.variants.length, 2);
  const { shirt, problems } = parseShirt(variants);
  assert.equal(shirt?.variants.length, 1);
  assert.match(problems.join(), /add optionNames/);
});

test('a variant that says nothing about availability is kept as sold out', () => {
  for (const available of [undefined, null, 'yes', 1]) {
    const { shirt, problems } = parseShirt([{ ...SHIRT, available }]);
    assert.equal(shirt?.variants[0]?.available, false);
    assert.match(problems.join(), /neither true nor false, so .*Write/);
  }
});

test('the same fault of many variants is one problem that counts them', () => {
  const { problems } = parseShirt([SHIRT, ...Array.from({ length: 2000 }, () => ({}))]);
  assert.equal(problems.length, 1);
  assert.match(problems[0]!, /variant number 2 \(and 1999 more\)/);
});

test('a variant has the picture that it names, as text', () => {
  const { shirt, problems } = parseShirt([
    { ...SHIRT, image: '/s.jpg' },
    { ...OTHER, image: 7 },
  ]);
  assert.deepEqual(
    shirt?.variants.map((it) => it.image ?? null),
    ['/s.jpg', null],
  );
  assert.deepEqual(problems, []);
});
