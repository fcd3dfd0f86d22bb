import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, html as spaces, parse, parseFragment } from 'parse5';
import { toHtml } from '../../../../shared/content/markup';
import { type RawNode, isBlank, richText } from '../../../../shared/browser/html/rich-text';
import type { Place } from '../../../../shared/browser/html/rich-text';

const FREE: Place = { isInline: false, isLinked: false };
const INLINE: Place = { isInline: true, isLinked: false };

type Parsed = DefaultTreeAdapterTypes.ChildNode;

const rawOf = (node: Parsed): RawNode => {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (!('tagName' in node)) return '';
  return {
    tag: node.tagName,
    isHtml: node.namespaceURI === spaces.NS.HTML,
    attributes: node.attrs.map(({ name, value }) => [name, value] as const),
    get children() {
      return node.childNodes.map(rawOf);
    },
  };
};

const written = (nodes: ReturnType<typeof richText>) =>
  nodes
    .map((node) =>
      typeof node === 'string' ? node.replace(/&/g, '&amp;').replace(/</g, '&lt;') : toHtml(node),
    )
    .join('');
const clean = (source: string, place = FREE, fill?: (text: string) => string) =>
  written(richText(parseFragment(source).childNodes.map(rawOf), place, fill));

describe('Of HTML any page may have', () => {
  const kept = [
    '<h2>Rye</h2><p class="iefhe-cp-color1">Dark <strong>and</strong> sour.<br>Always.</p>',
    '<ul><li>One</li><li>Two<ol start="3" type="a"><li value="4">Three</li></ol></li></ul>',
    '<a href="/bread" hreflang="pt" title="All of it">Bread</a>',
    '<a href="https://example.com/?a=1&amp;b=2#c" target="_blank" rel="noopener">Out</a>',
    '<a href="mailto:a@b.example">Write</a><a href="tel:+351">Call</a><a href="#place">Down</a>',
    '<figure><img src="/a.png" alt="A loaf" width="40" height="30"><figcaption>A loaf</figcaption></figure>',
    '<table><caption>Prices</caption><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    '<blockquote><p dir="rtl" lang="ar">مرحبا</p></blockquote><pre>a\n  b</pre><hr>',
    '<time datetime="2026-05-01">May</time> <bdi>x</bdi> H<sub>2</sub>O &amp; &lt;b>',
  ];
  for (const source of kept) {
    it(`stays: ${source.slice(0, 60)}`, () => assert.equal(clean(source), source));
  }

  /** What is written on the left comes out as on the right. */
  const hostile: [string, string][] = [
    ['<script>alert(1)</script>a', 'a'],
    ['<img src=x onerror=alert(1)>', '<img src="x" alt="">'],
    ['<b onclick="alert(1)" onmouseover=alert(1) style="color:red">a</b>', '<b>a</b>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JaVa\tScRiPt:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="&#x6A;avascript&colon;alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" \u0001javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['<a href="vbscript:x">a</a>', '<a>a</a>'],
    ['<img src="javascript:alert(1)">', ''],
    ['<img src="mailto:a@b.example">', ''],
    ['<img src="T\tel:+351">', ''],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
    ['<img srcset="//x.example/a 1x" src="a.png">', '<img src="a.png" alt="">'],
    ['<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)">a</a></svg>b', 'b'],
    [
      '<svg onload=alert(1)><style><img src=x onerror=alert(1)></style></svg>',
      '<img src="x" alt="">',
    ],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['<math><annotation-xml encoding="text/html"><p>a</p></annotation-xml></math>', ''],
    ['<style>@import "//x.example"</style><link rel=stylesheet href=//x.example>', ''],
    [
      '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data=x></object><embed src=x>',
      '',
    ],
    [
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
      '<img src="x" alt="">">',
    ],
    ['<template><script>alert(1)</script></template>', ''],
    ['<textarea></textarea><img src=x onerror=alert(1)>', '<img src="x" alt="">'],
    ['<title><img src=x onerror=alert(1)></title>', ''],
    ['<xmp><img src=x onerror=alert(1)></xmp><plaintext><b>a', ''],
    [
      '<form action="javascript:alert(1)"><p>a</p><input name=b><button formaction=x>c</button></form>',
      '<p>a</p>',
    ],
    ['<img name=getElementById id=cookie src=a.png>', '<img src="a.png" alt="">'],
    ['<a id=defaultView name=x href=/y>a</a>', '<a href="/y">a</a>'],
    ['<base href="//x.example"><meta http-equiv=refresh content="0;url=//x.example">a', 'a'],
    ['<p slot=content is=x-y data-wb-drawn data-wb-root="{}">a</p>', '<p>a</p>'],
    ['<wb-popup open>a</wb-popup><my-own><b>c</b></my-own>', 'a<b>c</b>'],
    ['<video src=x onerror=alert(1)><p>a</p></video><audio controls></audio>', ''],
    ['<a href=/a target=_top>a</a>', '<a href="/a">a</a>'],
    ['<!--<img src=x onerror=alert(1)>--><!doctype html><![CDATA[x]]>', ''],
    ['<constructor>a</constructor><valueof tostring=1>b</valueof>', 'ab'],
  ];
  for (const [source, rest] of hostile) {
    it(`only '${rest}' stays: ${source.slice(0, 70)}`, () => assert.equal(clean(source), rest));
  }

  it('values make neither tags nor addresses that run', () => {
    const fill = (text: string) =>
      text.replace('{{a}}', '<img src=x onerror=alert(1)>').replace('{{b}}', 'javascript:alert(1)');
    assert.equal(
      clean('<p title="{{a}}">{{a}}<a href="{{b}}">b</a><a href="/x?{{b}}">c</a></p>', FREE, fill),
      '<p title="&lt;img src=x onerror=alert(1)>">&lt;img src=x onerror=alert(1)><a>b</a><a href="/x?javascript:alert(1)">c</a></p>',
    );
  });

  it('nothing stands where it would end what holds it', () => {
    assert.equal(clean('<p>a</p><ul><li>b</li></ul><h2>c</h2>', INLINE), 'abc');
    assert.equal(clean('<li>a</li><dt>b</dt><td>c</td>'), 'abc');
    assert.equal(clean('<h1>a<my-own><h2>b</h2></my-own></h1>'), '<h1>ab</h1>');
    assert.equal(clean('<a href="/a">a</a>', { isInline: true, isLinked: true }), 'a');
  });

  it('goes no deeper than anybody writes', () => {
    const deep = clean(`${'<div>'.repeat(50_000)}a`);
    assert.ok(deep.length < 2000);
  });

  it('is seen, or is nothing', () => {
    const of = (source: string) =>
      isBlank(richText(parseFragment(source).childNodes.map(rawOf), FREE));
    for (const source of ['', ' \n', '<p> </p>', '<p><b></b></p>', '<script>a</script>', '<img>'])
      assert.equal(of(source), true, source);
    for (const source of ['a', '<p>a</p>', '<hr>', '<img src=a>', '<p><b>0</b></p>'])
      assert.equal(of(source), false, source);
  });
});

const tags =
  'p h1 ul ol li a b strong em table tr td th caption div span section form button svg math style script template select option iframe img br hr dl dt dd figure figcaption pre my-own noscript title textarea wbr ruby rt'.split(
    ' ',
  );
const anyHtml = fc
  .array(
    fc.oneof(
      fc.constantFrom(...tags).map((tag) => `<${tag}>`),
      fc.constantFrom(...tags).map((tag) => `</${tag}>`),
      fc.constantFrom(
        'a',
        ' ',
        '&lt;',
        '&amp;',
        '<',
        '<!--',
        '-->',
        '<a href=javascript:x>',
        '<b onclick=x>',
        '<img src=/a id=x>',
        ']]>',
      ),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

describe('Whatever the HTML', () => {
  it('what comes out reads the same when it is parsed again', () => {
    fc.assert(
      fc.property(anyHtml, fc.constantFrom(FREE, INLINE), (source, place) => {
        const once = clean(source, place);
        assert.equal(clean(once, place), once);
      }),
      { numRuns: 2000 },
    );
  });

  it('it stays in what holds it: a paragraph, an item, a cell, a link, a heading', () => {
    const holders: [string, Place][] = [
      ['p', INLINE],
      ['h1', INLINE],
      ['a', { isInline: true, isLinked: true }],
      ['li', FREE],
      ['dd', FREE],
      ['div', FREE],
    ];
    fc.assert(
      fc.property(anyHtml, fc.constantFrom(...holders), (source, [holder, place]) => {
        const wrapper = place.isInline ? 'span' : 'div';
        const page = parse(
          `<!doctype html><body><main><${holder}><wb-x><${wrapper}>${clean(source, place)}</${wrapper}></wb-x>END</${holder}></main>`,
        );
        const body = (page.childNodes[1] as DefaultTreeAdapterTypes.Element)
          .childNodes[1] as DefaultTreeAdapterTypes.Element;
        assert.equal(body.childNodes.length, 1);
        const main = body.childNodes[0] as DefaultTreeAdapterTypes.Element;
        assert.equal(main.childNodes.length, 1, 'one holder');
        const inner = main.childNodes[0] as DefaultTreeAdapterTypes.Element;
        assert.deepEqual(
          inner.childNodes.map(({ nodeName }) => nodeName),
          ['wb-x', '#text'],
        );
      }),
      { numRuns: 2000 },
    );
  });
});
