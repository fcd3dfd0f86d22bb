import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { dataAddress, parseAddress, safeAddress } from '../../../shared/foundation/address';

const base = 'https://shop.example/page/';
/** What a browser makes of an address, by the standard of URLs. */
const schemeOf = (address: string) =>
  URL.canParse(address, base) ? new URL(address, base).protocol : 'none';
const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:', 'none']);

describe('an address that may be followed', () => {
  const good = [
    '',
    '/cart',
    'cart?size=a:b',
    './a:b',
    '#part',
    '?q=javascript:1',
    '//other.example/x',
    'http://x.example',
    'HTTPS://x.example',
    'mailto:a@b.example',
    'tel:+41791234567',
    'page.html#a:b',
    '/a/b:c',
    'café/ä:ö',
  ];
  for (const address of good)
    it(`is ${JSON.stringify(address)}`, () => assert.equal(safeAddress(address), true));
});

describe('an address of data', () => {
  it('is of https, http or this site; nobody asks for data by mail or telephone', () => {
    for (const good of [
      '',
      '/a.json',
      'a.json?b=c:d',
      'a.json?to=mailto:b',
      '//other.example',
      'HTTPS://x.example',
    ])
      assert.equal(dataAddress(good), true, good);
    for (const bad of ['mailto:a@b.example', ' TEL:+49', 'ma\tilto:a', 'javascript:1', 'data:,1'])
      assert.equal(dataAddress(bad), false, bad);
  });
});

describe('an address of a page', () => {
  it('is read as that page reads it, and is none where no browser can', () => {
    assert.equal(parseAddress('../a?b', base)?.href, 'https://shop.example/a?b');
    assert.equal(parseAddress('https://[', base), null);
  });
});

describe('an address that may not be followed', () => {
  const bad = [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u0001\u001f javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\r\nscript:alert(1)',
    'javascript\t:alert(1)',
    '\tj\na\rv\tascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'filesystem:https://shop.example/x',
    'about:blank',
    'view-source:https://x.example',
    'ws://x.example',
    'intent://x#Intent;end',
    'x-custom+app.1:go',
    'httpss://x.example',
    'https\u0000javascript:alert(1)',
  ];
  for (const address of bad)
    it(`is ${JSON.stringify(address)}`, () => assert.equal(safeAddress(address), false));
});

describe('any address', () => {
  const skipped = fc.constantFrom('\t', '\n', '\r', '', '', '');
  const leading = fc.string({
    unit: fc.constantFrom(' ', '\t', '\n', '\u0000', '\u0001', '\u001f'),
    maxLength: 3,
  });
  const disguised = (scheme: string) =>
    fc
      .tuple(
        leading,
        fc.array(fc.tuple(skipped, fc.boolean()), { minLength: scheme.length }),
        fc.string(),
      )
      .map(
        ([before, changes, rest]) =>
          before +
          [...scheme]
            .map((letter, at) => {
              const [gap, isUpper] = changes[at]!;
              return gap + (isUpper ? letter.toUpperCase() : letter);
            })
            .join('') +
          rest,
      );

  it('is refused when it is javascript:, in whatever disguise a browser sees through', () =>
    fc.assert(
      fc.property(disguised('javascript:'), (address) => {
        assert.equal(schemeOf(address), 'javascript:');
        assert.equal(safeAddress(address), false);
      }),
    ));

  it('is allowed in any letters when its scheme is allowed', () =>
    fc.assert(
      fc.property(disguised('https:'), (address) => assert.equal(safeAddress(address), true)),
    ));

  it('never gets past with a scheme that a browser reads otherwise', () => {
    const unit = fc.constantFrom(...'javscripthm:/\\.#?@ \t\n\u0000\u0001\u00a0\ufeffJAé%09');
    const any = fc.oneof(fc.string({ unit, maxLength: 24 }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(any, (address) => {
        if (safeAddress(address)) assert.ok(allowed.has(schemeOf(address)), schemeOf(address));
      }),
      { numRuns: 2000 },
    );
  });
});
