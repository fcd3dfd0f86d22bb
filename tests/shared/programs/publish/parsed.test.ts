import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RawNode } from '../../../../shared/browser/html/rich-text';
import { lightIn, pageFrom } from '../../../support/parsed-page';

const PAGE = `<!doctype html><html lang="en"><body>
<wb-one id="a" product-handle="x"></wb-one><wb-two product-handle></wb-two><wb-one product-handle="y"></wb-one>
<template><wb-one></wb-one></template><svg><wb-one></wb-one></svg><wb-one product-handle="x"></wb-one>
<script type="application/json" data-wb-texts>{"a":1}</script>
<script type="application/json" data-wb-texts>{"a":</script>
<script type="application/json" data-wb-texts>[2]</script>
<script data-wb-texts>3</script><p type="application/json" data-wb-texts>4</p>
<script type="application/json" data-wb-other>5</script>`;

describe('A published page', () => {
  const idOf = (nodes: readonly { attribute(name: string): string | null }[]) =>
    nodes.map((it) => it.attribute('product-handle') ?? '-').join('');

  it('has its elements in their order, by tag, and by an attribute', () => {
    const { page } = pageFrom(PAGE);
    assert.equal(idOf(page.all('wb-one')), 'xy-x');
    assert.equal(page.all('wb-one', 'product-handle', 'x').length, 2);
    assert.equal(page.all('wb-one', 'product-handle', 'y').length, 1);
    assert.equal(page.all('wb-two', 'product-handle', 'x').length, 0);
    assert.equal(page.all('wb-one', 'product-handle').length, 0);
    assert.equal(page.all('wb-two', 'product-handle').length, 1);
    assert.deepEqual(
      page.ofTags(['wb-two', 'wb-one', 'hr']).map(({ tag }) => tag),
      ['wb-one', 'wb-two', 'wb-one', 'wb-one', 'wb-one'],
    );
  });

  it('knows its ids', () => {
    const { page } = pageFrom(PAGE);
    assert.deepEqual([page.hasId('a'), page.hasId('b'), page.hasId('a')], [true, false, true]);
  });

  it('has its data by name, without what is no JSON, of which it warns', () => {
    const { page, warnings } = pageFrom(PAGE);
    assert.deepEqual(page.data('texts'), [{ a: 1 }, [2]]);
    assert.equal(page.data('texts'), page.data('texts'));
    assert.deepEqual(page.data('products'), []);
    assert.equal(warnings.length, 1);
    assert.match(warnings[0]!, /^<script data-wb-texts> is not JSON/);
  });

  it('reads HTML in a text as a browser does', () => {
    const nodes = pageFrom('').page.nodesIn!('a<p class="b">c<i>d</i></p><!--e--><svg><g/></svg>');
    const plain = (node: RawNode): unknown =>
      typeof node === 'string'
        ? node
        : { ...node, attributes: node.attributes, children: node.children.map(plain) };
    assert.deepEqual(nodes.map(plain), [
      'a',
      {
        tag: 'p',
        isHtml: true,
        attributes: [['class', 'b']],
        children: ['c', { tag: 'i', isHtml: true, attributes: [], children: ['d'] }],
      },
      '',
      {
        tag: 'svg',
        isHtml: false,
        attributes: [],
        children: [{ tag: 'g', isHtml: false, attributes: [], children: [] }],
      },
    ]);
  });

  it('is read as where no script runs', () =>
    assert.equal(lightIn('<body><noscript><p>a</p></noscript>', 'noscript').children[0]?.tag, 'p'));
});

describe('An element of a published page', () => {
  it('has a space for a line break, and nothing that shows without script', () => {
    const light = lightIn(
      '<p>Hauptstr. 5<br>Berlin<noscript><b>No script</b></noscript><i>!</i></p>',
      'p',
    );
    assert.equal(light.text, 'Hauptstr. 5 Berlin!');
    assert.equal(light.textWithout(['i', 'br']), 'Hauptstr. 5Berlin');
    assert.deepEqual(
      light.children.map(({ tag }) => tag),
      ['br', 'i'],
    );
  });

  const html = `<main lang="en"><wb-one><template shadowrootmode="open"><p>drawn</p></template>a<p shadowrootmode>b<i>c</i></p>
    <template><p>d</p></template></wb-one></main>`;

  it('has the texts and children of its author, and no drawing', () => {
    const host = lightIn(html, 'wb-one');
    assert.deepEqual(
      host.children.map(({ tag }) => tag),
      ['p', 'template'],
    );
    assert.equal(host.text.replace(/\s+/g, ''), 'abc');
    assert.equal(host.attribute('lang'), null);
  });

  it('knows what it stands in', () => {
    const host = lightIn(html, 'wb-one');
    assert.deepEqual([host.parent?.tag, host.parent?.attribute('lang')], ['main', 'en']);
    assert.equal(host.children[0]?.parent?.node, host.node);
    assert.deepEqual(
      ['main', 'html', 'wb-one', 'form'].map((tag) => host.within(tag)),
      [true, true, false, false],
    );
    assert.equal(lightIn(html, 'html').parent, null);
  });
});
