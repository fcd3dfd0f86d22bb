import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attributesOf } from '../../../../shared/browser/html/rich-attributes';
import { type RawNode, richText, type RichNode } from '../../../../shared/browser/html/rich-text';

const FREE = { isInline: false, isLinked: false };
const raw = (tag: string, ...children: RawNode[]): RawNode => ({
  tag,
  isHtml: true,
  attributes: [],
  children,
});
const rich = (tag: string, ...children: RichNode[]): RichNode => ({
  tag,
  attributes: {},
  children,
});

describe('The nodes of a text', () => {
  const rows: [what: string, given: RawNode[], nodes: RichNode[]][] = [
    ['are texts in one piece', ['a', 'b', raw('my-own', 'c')], ['abc']],
    ['are parted by elements', ['a', raw('b', 'b'), 'c'], ['a', rich('b', 'b'), 'c']],
    ['are nothing where a text is empty', ['', raw('p', '')], [rich('p')]],
    ['hold no link in a link', [raw('a', raw('b', raw('a', 'x')))], [rich('a', rich('b', 'x'))]],
    ['hold a link after a link', [raw('a', 'x'), raw('a', 'y')], [rich('a', 'x'), rich('a', 'y')]],
    ['hold nothing in a line break', [raw('br', 'x')], [rich('br')]],
    [
      'are terms in their list alone',
      [raw('dl', raw('dt', 'a'), raw('dd', 'b')), raw('dd', 'c')],
      [rich('dl', rich('dt', 'a'), rich('dd', 'b')), 'c'],
    ],
    [
      'are readings beside their letters alone',
      [raw('ruby', '漢', raw('rp', '('), raw('rt', 'kan')), raw('rt', 'c')],
      [rich('ruby', '漢', rich('rp', '('), rich('rt', 'kan')), 'c'],
    ],
    [
      'are rows in their table alone',
      [raw('table', raw('tfoot', raw('tr', raw('td', 'a')))), raw('tfoot', 'b')],
      [rich('table', rich('tfoot', rich('tr', rich('td', 'a')))), 'b'],
    ],
    ['are elements of HTML', [{ tag: 'p', isHtml: false, attributes: [], children: ['a'] }], []],
  ];
  for (const [what, given, nodes] of rows)
    it(what, () => assert.deepEqual(richText(given, FREE), nodes));

  it('are nothing where a value is empty', () =>
    assert.deepEqual(
      richText(['{a}', raw('b', 'c')], FREE, (it) => it.replace('{a}', '')),
      [rich('b', 'c')],
    ));
});

describe('An attribute stays only with a value that it may have:', () => {
  const rows: [tag: string, name: string, good: string[], bad: string[]][] = [
    ['td', 'colspan', ['2', '1000'], ['', '10000', 'x2', '2x', '-2']],
    ['ol', 'type', ['1', 'a', 'I'], ['', 'disc', 'ax', 'xa', 'b']],
    ['th', 'scope', ['row', 'col'], ['rows', 'arow', 'colgroup']],
    ['a', 'target', ['_blank'], ['_top', '_blank ']],
    ['img', 'src', ['/a.png?to=tel:1', 'https://a.example/b'], ['mailto:a', 'javascript:1']],
    ['p', 'title', ['', 'a'], []],
    ['p', 'href', [], ['/a']],
  ];
  for (const [tag, name, good, bad] of rows)
    it(`${name} of ${tag}`, () => {
      const kept = (value: string) => name in attributesOf(tag, [[name, value]], (text) => text);
      assert.deepEqual(good.filter(kept), good);
      assert.deepEqual(bad.filter(kept), []);
    });
});
