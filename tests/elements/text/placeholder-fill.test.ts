import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { fillPlaces, textsByName } from '../../../elements/text/placeholder/fill';
import { decodeBase64 } from '../../../elements/text/placeholder/base64';

const fill = (text: string, values: unknown = {}) => fillPlaces(text, textsByName(values));

describe('Base64 of a placeholder', () => {
  it('is any text, in UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const encoded = Buffer.from(text, 'utf8');
        const expected = encoded.toString('utf8').replace(/^\uFEFF/, '');
        assert.equal(decodeBase64(encoded.toString('base64')), expected);
        assert.equal(decodeBase64(encoded.toString('base64url')), expected);
      }),
    );
  });
  it('may be broken into lines', () => assert.equal(decodeBase64('UMOj\n  bw=='), 'Pão'));
  it('is nothing where it is none, or no UTF-8', () => {
    for (const bad of ['not base64!', 'a', '====', '/w==', 'wyg=', '😀', '\0']) {
      assert.equal(decodeBase64(bad), null, bad);
    }
  });
});

describe('Places in a content', () => {
  const cases: [string, unknown, string][] = [
    ['Hi {{name}}!', { name: 'Ada' }, 'Hi Ada!'],
    ['Hi {{ name }}!', { name: 7 }, 'Hi 7!'],
    ['Hi {{name fallback="friend"}}!', {}, 'Hi friend!'],
    ["Hi {{name fallback='my friend'}}!", {}, 'Hi my friend!'],
    ['Hi {{name fallback=&quot;friend&quot;}}!', {}, 'Hi friend!'],
    ['Hi {{name size="2" fallback="friend"}}!', { name: '' }, 'Hi friend!'],
    ['Hi {{name fallback="friend"}}!', { name: 'Ada' }, 'Hi Ada!'],
    ['Hi {{name fallback=""}}!', {}, 'Hi !'],
    ['Hi {{name}}!', {}, 'Hi !'],
    ['{{a}}{{b}}', { a: '{{b}}', b: '$&' }, '{{b}}$&'],
    ['{{constructor}}{{__proto__}}', {}, ''],
    ['{{}} {{ two words }} {name}', { name: 'x' }, '{{}} {{ two words }} {name}'],
    ['{{a}}', { a: {} }, ''],
    ['{{a}}', null, ''],
    ['{{a}}', { a: NaN }, ''],
  ];
  for (const [text, values, filled] of cases) {
    it(`${text} with ${JSON.stringify(values)} is ${filled}`, () => {
      assert.equal(fill(text, values), filled);
    });
  }

  it('that have neither value nor fallback are told of', () => {
    const missed: string[] = [];
    fillPlaces('{{a}}{{b fallback="x"}}{{c}}', textsByName({ a: '1' }), (it) => missed.push(it));
    assert.deepEqual(missed, ['c']);
  });

  it('are filled in no time, however hostile', () => {
    const begin = performance.now();
    fill(`{{a${' a="'.repeat(20_000)}`);
    fill(`{{a${' a=&quot;'.repeat(20_000)}`);
    fill('{{'.repeat(50_000));
    assert.ok(performance.now() - begin < 2000);
  });
});
