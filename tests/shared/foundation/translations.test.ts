import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  chainOf,
  complaint,
  fill,
  languagesOf,
  translation,
} from '../../../shared/foundation/translations';
import type { TextSources } from '../../../shared/foundation/translations';

const tables = {
  en: { hello: 'Hello', only: 'Only in English', empty: 'Filled' },
  de: { hello: 'Hallo', own: 'Nur deutsch' },
  pt: { hello: 'Olá', empty: '' },
  'pt-BR': { bye: 'Tchau' },
};
const sources = (more: Partial<TextSources> = {}): TextSources => ({
  page: [],
  texts: [tables],
  lang: '',
  ...more,
});
const saying = (page: unknown, texts: unknown = tables) =>
  sources({ page: [page], texts: [texts] });

describe('The text of a key', () => {
  const cases: [string, TextSources, string, string][] = [
    ['hello', saying({ language: 'de' }), 'Hallo', 'de'],
    ['hello', saying({ language: 'pt-BR' }), 'Olá', 'pt'],
    ['bye', saying({ language: 'pt-BR' }), 'Tchau', 'pt-br'],
    ['bye', saying({ language: 'PT_br' }), 'Tchau', 'pt-br'],
    ['own', saying({ language: 'fr', languages: ['de-AT', 'fr'] }), 'Nur deutsch', 'de'],
    ['only', saying({ language: 'fr', languages: ['de', 'fr'] }), 'Only in English', 'en'],
    ['empty', saying({ language: 'pt' }), 'Filled', 'en'],
    ['hello', sources({ lang: 'de-CH' }), 'Hallo', 'de'],
    ['hello', sources(), 'Hello', 'en'],
    ['hello', saying({ language: 'pt', texts: { hello: 'E aí' } }), 'E aí', 'pt'],
    ['hello', saying({ language: 'de' }, { de: null, en: { hello: 'Hi' } }), 'Hi', 'en'],
    ['hello', sources({ texts: [{ de: {} }, tables], lang: 'de' }), 'Hallo', 'de'],
    ['own', sources({ page: [{ language: '' }], lang: 'de' }), 'Nur deutsch', 'de'],
  ];
  for (const [key, given, text, language] of cases) {
    it(`'${key}' is '${text}', in ${language}: ${JSON.stringify(given.page)} ${given.lang}`, () => {
      assert.deepEqual(translation(key, given), { text, language, state: 'found' });
    });
  }

  it('is the key itself where there is none, and nobody is told unless the page declares languages', () => {
    const missing = translation('nothing', saying({ language: 'de' }));
    assert.deepEqual(missing, { text: 'nothing', language: '', state: 'missing' });
    assert.equal(complaint('it', missing, saying({ language: 'de' })), undefined);
    const message = complaint('it', missing, saying({ language: 'de', languages: ['en', 'de'] }));
    assert.match(
      message!,
      /^it: the page has no such text for 'de'.+visitors read.+Add it to "de"/,
    );
  });

  it('is not taken from a language of the site that is not its own', () => {
    const given = saying({ language: 'fr', languages: ['it', 'de'] });
    assert.equal(translation('own', given).state, 'missing');
    assert.match(
      complaint('it', translation('own', given), saying({ languages: ['it'] }))!,
      /for 'en'/,
    );
  });

  it('is missed wherever the page has any, in either place', () => {
    const own = { texts: { hello: 'Hello' } };
    for (const texts of [[], [tables]])
      assert.equal(translation('nothing', sources({ page: [own], texts })).state, 'missing');
    const found = translation('hello', saying({ languages: ['en'] }));
    assert.equal(complaint('it', found, saying({ languages: ['en'] })), undefined);
  });

  it('is the key itself on a page that was given no texts, which is always said', () => {
    const none = sources({ page: [{ texts: 'none' }], texts: [] });
    const found = translation('hello', none);
    assert.deepEqual(found, { text: 'hello', language: '', state: 'without-texts' });
    assert.match(complaint('it', found, none)!, /^it: the page has no texts, so .+ Give it /);
  });

  it('is nothing that every object has', () => {
    for (const key of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      assert.equal(translation(key, saying({ language: 'de' })).state, 'missing');
      assert.equal(translation('hello', saying({ language: key })).text, 'Hello');
    }
  });

  it('is a text whatever the page says', () => {
    const name = fc.constantFrom('language', 'languages', 'texts', 'de', 'hello', '__proto__');
    const anything = fc.letrec((tie) => ({
      it: fc.oneof(fc.jsonValue(), fc.dictionary(name, tie('it'), { maxKeys: 4 })),
    })).it;
    fc.assert(
      fc.property(fc.array(anything), fc.array(anything), fc.string(), (page, texts, lang) => {
        const given = { page, texts, lang };
        const found = translation('hello', given);
        assert.equal(typeof found.text, 'string');
        complaint('it', found, given);
        assert.ok(languagesOf(given).every((it) => typeof it === 'string'));
      }),
    );
  });
});

describe('The languages a text is looked for in', () => {
  const chains: [string[], string[]][] = [
    [
      ['pt-BR', 'de', 'en'],
      ['pt-br', 'pt', 'de', 'en'],
    ],
    [['zh-Hant-TW'], ['zh-hant-tw', 'zh-hant', 'zh']],
    [['de-u-co-phonebk'], ['de-u-co-phonebk', 'de-u-co', 'de']],
    [
      ['en-GB', 'en'],
      ['en-gb', 'en'],
    ],
    [[' de_AT '], ['de-at', 'de']],
    [['', '-', 'en'], ['en']],
  ];
  for (const [languages, chain] of chains) {
    it(`${languages.join()}: ${chain.join(', ')}`, () =>
      assert.deepEqual(chainOf(languages), chain));
  }
});

describe('Values in a text', () => {
  it('stand where it names them; what nobody knows stays', () => {
    assert.equal(fill('Until {time}, {name}.', { time: '18:30' }), 'Until 18:30, {name}.');
    assert.equal(fill('{count} of {shop.total}', { count: 3, 'shop.total': 8 }), '3 of 8');
    assert.equal(fill('{a}{a}', { a: '{a}$&' }), '{a}$&{a}$&');
  });
  it('are own, and texts or numbers', () => {
    const text = '{constructor} {a} {b}';
    for (const values of [null, undefined, 'a', 7, [], { a: {}, b: null }]) {
      assert.equal(fill(text, values), text);
    }
  });
});
