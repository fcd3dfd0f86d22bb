import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkContracts, contractFaults } from '../../../../shared/programs/build/check-contracts';
import {
  address,
  flag,
  json,
  number,
  oneOf,
  spelled,
  text,
} from '../../../../shared/contract/attribute';
import type { Attribute } from '../../../../shared/contract/attribute';
import { event } from '../../../../shared/contract/contract';
import type { Contract } from '../../../../shared/contract/contract';
import { listOf, textShape } from '../../../../shared/contract/shape';
import { quote } from './quote';

const faults = (change: object) => contractFaults('quote', { ...quote, ...change } as Contract);
const attribute = (name: string, spec: Attribute<unknown>) => ({
  subscribes: {},
  attributes: { [name]: spec },
});
const word = text('', 'A word.');

describe('A contract', () => {
  it('without a fault stops nothing', () => {
    assert.deepEqual(contractFaults('quote', quote), []);
    checkContracts({ quote });
  });

  it('may subscribe by the id, which every element has', () => {
    assert.deepEqual(faults({ subscribes: { 'product.choice': 'id' } }), []);
  });

  const faulty: [fault: string, change: object, says: RegExp][] = [
    [
      'two attributes of one name in HTML',
      // Written as in HTML, it has a second fault, which is said after this one.
      { attributes: { productHandle: word, 'product-handle': word } },
      /'productHandle' and 'product-handle' are one name to an author.*Keep one/,
    ],
    [
      'two attributes that differ by a hyphen alone',
      { attributes: { productHandle: word, producthandle: word } },
      /'productHandle' and 'producthandle' are one name.*Keep one/,
    ],
    ...['productHandle', 'title', 'mood', ''].map((spelling): [string, object, RegExp] => [
      `a name of the specification that HTML cannot have or that is taken: '${spelling}'`,
      {
        subscribes: {},
        attributes: { mood: word, handle: spelled(spelling, word) },
      },
      /'handle' is also read as '.*'.*Write the name as HTML gives it/,
    ]),
    [
      'capitals in a row, which HTML would have as single letters',
      attribute('dataURL', word),
      /'dataURL' is not written in camel case.*'data-u-r-l'.*one capital a word/,
    ],
    ...['title', 'style', 'id', 'hidden', 'slot', 'children', 'focus', 'click', 'dir', 'part'].map(
      (name): [string, object, RegExp] => [
        `an attribute named '${name}', as one of every HTML element`,
        attribute(name, word),
        new RegExp(`'${name}' has a name that every HTML element has.*Name what is meant`),
      ],
    ),
    [
      'an attribute that HTML has under another property',
      attribute('class', word),
      /'class' has a name that every HTML element has/,
    ],
    [
      'an attribute that HTML reads in small letters',
      attribute('tabindex', word),
      /'tabindex' has a name that every HTML element has/,
    ],
    ...['onOpen', 'dataSize', 'ariaName'].map((name): [string, object, RegExp] => [
      `an attribute that belongs to the page: ${name}`,
      attribute(name, word),
      new RegExp(`'${name}' begins as handlers, data and ARIA.*Begin it otherwise`),
    ]),
    [
      'a method of every HTML element',
      { methods: { remove: { doc: 'Takes it away.' } } },
      /method 'remove' has a name that every HTML element has/,
    ],
    [
      'a method named as one of its attributes',
      { methods: { size: { doc: 'Changes the size.' } } },
      /method 'size' has a name that an attribute of the element has/,
    ],
    [
      'an event without prefix',
      { events: { 'quote-open': event('It has opened.') } },
      /event 'quote-open' is not named 'wb-quote-' and a verb.*whose it is.*'wb-quote-change'/,
    ],
    [
      'an event named after another element',
      { events: { 'wb-popup-open': event('It has opened.') } },
      /event 'wb-popup-open' is not named 'wb-quote-'/,
    ],
    ['an empty summary', { summary: '' }, /the element is not described.*Write one sentence/],
    ['a missing summary', { summary: undefined }, /the element is not described/],
    ['half a sentence', { summary: 'a quote' }, /the element is no whole sentence.*full stop/],
    ['an attribute without a word', attribute('a', text('', '')), /attribute 'a' is not described/],
    [
      'an event without a word',
      { events: { 'wb-quote-open': event('') } },
      /event 'wb-quote-open' is not described/,
    ],
    [
      'a detail without a word',
      {
        events: { 'wb-quote-open': event('It has opened.', { detail: { size: number(1, ' ') } }) },
      },
      /detail of 'wb-quote-open', 'size' is not described/,
    ],
    ['a slot without a word', { slots: { by: '' } }, /slot 'by' is not described/],
    ['a part without a word', { parts: { words: '' } }, /part 'words' is not described/],
    [
      'a method without a word',
      { methods: { restart: { doc: '' } } },
      /method 'restart' is not described/,
    ],
    ['a key without a word', { keyboard: { Enter: '' } }, /key 'Enter' is not described/],
    ['an empty note', { accessibility: [''] }, /note 1 on accessibility is not described/],
    [
      'an event that can be prevented and does not say so',
      { events: { 'wb-quote-open': event('It opens.', { cancelable: true }) } },
      /can be prevented, which its sentence does not say.*'About to'/,
    ],
    [
      'an event that says so and cannot',
      { events: { 'wb-quote-open': event('About to open.') } },
      /cannot be prevented/,
    ],
    [
      'an announcement told by an attribute that is not there',
      { subscribes: { 'product.choice': 'handle' } },
      /subscribes to 'product\.choice' by the attribute 'handle', which it has not.*Name the property/,
    ],
    [
      'a default outside its words',
      attribute('tone', { ...oneOf(['calm', 'loud'], 'A tone.'), default: 'shrill' }),
      /'tone' has a default that is none of its words calm, loud \("shrill"\).*Choose one/,
    ],
    ['a word twice', attribute('tone', oneOf(['a', 'b', 'a'], 'A tone.')), /the word 'a' twice/],
    [
      'a number below its least',
      attribute('size', number(0, 'A size.', { min: 1 })),
      /'size' has a default that is no number from 1 \(0\)/,
    ],
    [
      'a number above its most, in a detail',
      {
        events: {
          'wb-quote-open': event('It is open.', { detail: { n: number(9, 'N.', { max: 3 }) } }),
        },
      },
      /'n' in the detail of 'wb-quote-open' has a default that is no number to 3 \(9\)/,
    ],
    [
      'limits the wrong way round',
      attribute('size', number(2, 'A size.', { min: 3, max: 1 })),
      /at least 3 and at most 1, which leaves nothing to choose/,
    ],
    [
      'a flag that is on by default',
      attribute('marked', { ...flag('Whether.'), default: true }),
      /'marked' has a default that is not false/,
    ],
    [
      'an address that may not be followed',
      attribute('source', address('javascript:alert(1)', 'Where.')),
      /'source' has a default that may not be followed/,
    ],
    [
      'structured data that does not fit its shape',
      attribute('names', json([1] as never, listOf(textShape), 'Names.')),
      /'names' has a default that does not fit its shape/,
    ],
    ['a part in capitals', { parts: { Words: 'Words.' } }, /part 'Words' is not written in small/],
    [
      'a CSS property of another element',
      { cssProperties: { '--wb-popup-size': 'A size.' } },
      /'--wb-popup-size' does not begin with '--wb-quote-'/,
    ],
    ['no version', { since: 'soon' }, /since 'soon' is no version/],
    ['no section', { spec: '' }, /no section of the specification is named/],
    ['another tag than its folder', { tag: 'wb-saying' }, /has the tag 'wb-saying'.*'wb-quote'/],
  ];

  for (const [fault, change, says] of faulty) {
    it(`is refused for ${fault}`, () => {
      const [first = '', ...others] = faults(change);
      assert.match(first, says);
      assert.equal(others.length, fault.startsWith('two attributes of one name') ? 1 : 0);
      assert.ok(first.startsWith(first.includes('has the tag') ? 'quote: ' : `${quote.tag}: `));
    });
  }

  it('that is not exported is missed', () => {
    assert.match(contractFaults('quote', undefined).join(), /exports no contract.*Export it/);
  });
});

describe('The build', () => {
  it('stops with all faults of all contracts at once', () => {
    const other = { ...quote, tag: 'wb-saying', summary: '' } as const;
    assert.throws(
      () => checkContracts({ quote: { ...quote, summary: '', since: '' }, saying: other }),
      ({ message }: Error) => {
        const lines = message.trim().split('\n');
        assert.match(lines[0]!, /The contracts have \d faults, so nothing was built/);
        const about = (tag: string) => lines.filter((line) => line.startsWith(`${tag}: `)).length;
        // The CSS property and the event keep the other element's name.
        assert.deepEqual([about('wb-quote'), about('wb-saying')], [2, 3]);
        return true;
      },
    );
  });
});
