import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { registry } from '../../../../shared/element/registry';
import { strip } from '../../../../shared/programs/publish/strip';

const root = '<template shadowrootmode="open"><div data-wb-root="{}">c</div></template>';
const own = '<template shadowrootmode="open"><p>c</p></template>';

describe('What the publish step has put into a page', () => {
  before(() => registry.set('wb-one', {} as never));
  after(() => registry.delete('wb-one'));

  // What is put in stands between ‹ and ›; ‹a|b› has become a of b.
  const rows: [what: string, page: string][] = [
    ['is a drawing', `<wb-one>‹${root}›<p>a</p></wb-one>`],
    [
      'is a drawing with its styles',
      `<wb-one>‹${root.replace('<div', '<style></style><div')}›</wb-one>`,
    ],
    [
      'is no template of its author',
      `<wb-one>${root.replace(' shadowrootmode="open"', '')}</wb-one>`,
    ],
    ['is a control', '<wb-one>‹<input data-wb-drawn slot="field">›<p>a</p></wb-one>'],
    ['is what an element has put in, wherever that is', '<p>a‹<b data-wb-put-in>c</b>›</p>'],
    [
      'is a text over another',
      '<p>‹<span data-wb-content hidden>›a<i>b</i>‹</span><span data-wb-cover>c</span>›</p>',
    ],
    [
      'is what belongs into the head',
      '<head>‹<script data-wb>1</script><link data-wb><style data-wb></style>›<title>a</title>',
    ],
    ['are attributes', '<p‹ title="c" hidden data-wb-set="title  hidden"› id=a>b</p>'],
    ['are states', '<p id=a‹ data-wb-shown=1 data-wb-sold-out›>b</p>'],
    ['is a changed attribute', `<p ‹data-wb-was-title="TITLE='a'" title=c|TITLE='a'›>b</p>`],
    ['is a removed one', '<p ‹data-wb-was-title="title=a"|title=a›>b</p>'],
    [
      'is one as a browser knows it',
      '<p ‹data-wb-was-title="=a &amp; &quot;b" title=c|title="a &amp; &quot;b"›>b</p>',
    ],
    ['is one without a value there', '<p ‹data-wb-was-hidden="="|hidden›>b</p>'],
    [
      'is an attribute beside one without a space',
      '<p id="a"‹title="c" data-wb-set="title"›>b</p>',
    ],
    ['is a wrapper whose end was lost', '<p>‹<span data-wb-content hidden>›a'],
    [
      'comes after a byte order mark',
      '\uFEFF<!doctype html>‹<style data-wb></style>›<body‹ data-wb-shown›>',
    ],
    ['comes before a text that ends in one', '‹<style data-wb></style>›<p>a\uFEFF'],
    ['is no drawing of its author', `<wb-one data-wb-to="x">${own}<p>a</p></wb-one>`],
    ['is no drawing of another element', `<own-one>${root}<p data-wb-drawn>a</p></own-one>`],
    [
      'is no drawing in a drawing of the page',
      `<svg data-wb-x><wb-one><g data-wb-drawn></g></wb-one></svg>`,
    ],
    ['is no mark of its author', '<p data-wb data-wb-close data-wb-names="a">a</p>'],
    [
      'is no attribute that runs script or leads elsewhere, whatever visitors write',
      '<p data-wb-was-onclick="=x()" data-wb-was-href="=javascript:x()">b</p><a href=c data-wb-was-href="href=d">e</a>',
    ],
    [
      'is none that keeps more than one attribute',
      `<p data-wb-was-title="><img src=x onerror=y>" data-wb-was-id="id=a onclick=x">b</p><p title=c data-wb-was-title="title='a' onclick='x">b</p>`,
    ],
    [
      'is none that limits what content may do',
      '<iframe sandbox‹ data-wb-set="sandbox srcdoc"› srcdoc="a"></iframe><div data-wb-content>a</div>',
    ],
    ['is nothing without a mark', '<p data-id=a title="data">b</p>'],
  ];
  for (const [what, page] of rows)
    it(what, () => {
      const published = page.replace(/‹([^|›]*)(\|[^›]*)?›/g, '$1');
      const authored = page.replace(/‹([^|›]*)\|?([^›]*)›/g, '$2');
      assert.equal(strip(published), authored);
      assert.equal(strip(authored), authored);
    });
});
