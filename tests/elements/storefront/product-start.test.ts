import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalogueOf, startOf } from '../../../elements/storefront/catalogue';
import { pageFrom } from '../../support/parsed-page';

const script = (data: unknown) =>
  `<script type="application/json" data-wb-products>${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;
const variant = (id: number, ...options: string[]) => ({ id, options, available: true, price: 1 });
const SHIRT = {
  optionNames: ['Size', 'Colour'],
  variants: [variant(1, 'S', 'Sand'), variant(2, 'M', 'Ink')],
};
const DATA = { moneyFormat: '€{{amount}}', shirt: SHIRT };
const picker = (title: string, more = '', content = '') =>
  `<wb-variant-picker product-handle="shirt" variant-title="${title}" ${more}>${content}</wb-variant-picker>`;
const own = '<select slot="field"><option>S<option selected>M</select>';

const startIn = (html: string, handle = 'shirt') => {
  const { page, warnings } = pageFrom(html);
  return { start: startOf(page, 'wb-price', handle), warnings };
};

describe('A product begins', () => {
  const rows: [what: string, pickers: string, choice: Record<string, string>][] = [
    ['with what can be bought first', picker('Size'), { Size: 'S', Colour: 'Sand' }],
    ["with an author's own control", picker('Size', '', own), { Size: 'M', Colour: 'Ink' }],
    ['with a value', picker('Size', 'value="M"'), { Size: 'M', Colour: 'Ink' }],
    ['with a chosen value', picker('Size', 'chosen-value="M"'), { Size: 'M', Colour: 'Ink' }],
    [
      'with a value before a chosen one',
      picker('Size', 'value="S" chosen-value="M"'),
      { Size: 'S', Colour: 'Sand' },
    ],
    [
      'with a value before a control',
      picker('Size', 'value="S"', own),
      { Size: 'S', Colour: 'Sand' },
    ],
    [
      'with the control where the value is empty',
      picker('Size', 'value=""', own),
      { Size: 'M', Colour: 'Ink' },
    ],
  ];
  for (const [what, pickers, choice] of rows)
    it(what, () => {
      const { start } = startIn(script(DATA) + pickers);
      assert.deepEqual({ ...start?.choice }, choice);
    });

  it('with no variant where an own control begins with what none has, unless a value is given', () => {
    const open = '<select slot="field"><option value="">Choose a size<option>M</select>';
    for (const [more, id] of [
      ['', undefined],
      ['value="M"', '2'],
      ['value="XXL"', '1'],
    ] as const) {
      const { start } = startIn(script(DATA) + picker('Size', more, open));
      assert.equal(start?.variant?.id, id, more);
    }
  });

  it('with a variant where own controls stand in another order than the options, which have no names', () => {
    const controls = ['Ink', 'M'].map((it) => `<select slot="field"><option>${it}</select>`);
    const { start } = startIn(
      script({ ...DATA, shirt: SHIRT.variants }) +
        picker('Colour', '', controls[0]) +
        picker('Size', '', controls[1]),
    );
    assert.equal(start?.variant?.id, '2');
  });

  it('with no variant where none of an author’s own radio buttons is checked', () => {
    const radios = '<label slot="field"><input type="radio" value="M">M</label>';
    for (const [more, id] of [
      ['', undefined],
      ['value="M"', '2'],
    ] as const) {
      const { start } = startIn(script(DATA) + picker('Size', more, radios));
      assert.equal(start?.variant?.id, id, more);
    }
  });

  it('with the titles of its own pickers, each once, and its money format', () => {
    const others =
      '<wb-variant-picker product-handle="hat" variant-title="Brim"></wb-variant-picker>';
    const { start, warnings } = startIn(
      script(DATA) + picker('Colour') + others + picker('Size') + picker('Colour'),
    );
    assert.deepEqual(start?.titles, ['Colour', 'Size']);
    assert.equal(start?.moneyFormat, '€{{amount}}');
    assert.equal(start?.variant?.id, '1');
    assert.deepEqual(warnings, []);
  });

  it('with a picker without a title too', () =>
    assert.deepEqual(
      startIn(`${script(DATA)}<wb-variant-picker product-handle="shirt"></wb-variant-picker>`).start
        ?.titles,
      [''],
    ));
});

describe('The products of a page', () => {
  it('are those of all its scripts, of which the last counts; what is no object is left out', () => {
    const hat = { hat: [variant(3)] };
    const { page } = pageFrom(
      script(DATA) + script([1]) + script({ ...hat, moneyFormat: '{{amount}} €' }),
    );
    const { products, moneyFormat, unusable } = catalogueOf(page);
    assert.deepEqual([...products.keys()], ['shirt', 'hat']);
    assert.deepEqual([...unusable], []);
    assert.equal(moneyFormat, '{{amount}} €');
  });

  it('are parsed once', () => {
    const { page } = pageFrom(script(DATA));
    assert.equal(catalogueOf(page), catalogueOf(page));
  });

  it('are complained of as soon as they are read, except for those that nobody asks for', () => {
    const { page, warnings } = pageFrom(
      script({ shirt: { ...SHIRT, optionNames: ['Size', 1] }, hat: [], moneyFormat: '{{amount}}' }),
    );
    catalogueOf(page);
    assert.match(warnings.join('\n'), /^Product "shirt" has optionNames .+$/);
  });

  it('are complained of by who asks where none can be used', () => {
    const { page, warnings } = pageFrom(script({ hat: [] }));
    catalogueOf(page);
    assert.deepEqual(warnings, []);
  });
});

describe('A product that the page does not have', () => {
  const rows: [what: string, html: string, warning: RegExp][] = [
    [
      'is missed',
      script(DATA),
      /^<wb-price product-handle="hat">: the page's data has no product "hat", so .+ Add the product to <script/,
    ],
    ['is missed without any data', '', /Add the product to <script/],
    ['is explained', script({ ...DATA, hat: [] }), /Product "hat" has no usable variant/],
    ['is explained by all of the data', script([1]), /The product data is not an object/],
  ];
  for (const [what, html, warning] of rows)
    it(what, () => {
      const { start, warnings } = startIn(html, 'hat');
      assert.equal(start, undefined);
      assert.equal(warnings.length, 1);
      assert.match(warnings[0]!, warning);
    });

  it('is missed once each, and once for all on a page without data', () => {
    for (const [html, count] of [
      ['', 1],
      [script(DATA), 2],
    ] as const) {
      const { page, warnings } = pageFrom(html);
      for (const handle of ['hat', 'sock', 'hat']) startOf(page, 'wb-price', handle);
      assert.equal(warnings.length, count);
    }
  });
});
