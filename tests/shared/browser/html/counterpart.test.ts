import { expect } from '@open-wc/testing';
import { counterpartOf } from '../../../../shared/browser/html/counterpart';
import { put } from '../../../support/test-element';

const drawing = (...words: string[]) =>
  `<div>${words.map((it) => `<button part="title">${it}</button>`).join('')}<button part="next">›</button></div>`;

/** The words of the node that stands for the first one with these words, once the tree is drawn anew. */
function found(words: string, before: string[], after: string[]) {
  const root = put(drawing(...before));
  const node = [...root.children].find((it) => it.textContent === words)!;
  const find = counterpartOf(node, root);
  const next = new DOMParser().parseFromString(drawing(...after), 'text/html').body
    .firstElementChild!;
  root.replaceChildren(...next.children);
  return find()?.textContent;
}

describe('the node that stands for another in a later drawing', () => {
  const rows: [string, string, string[], string[], string | undefined][] = [
    ['has the same words at the same place', 'B', ['A', 'B'], ['A', 'B'], 'B'],
    ['has the same words elsewhere', 'B', ['A', 'B', 'C'], ['C', 'A', 'B'], 'B'],
    ['has the same words where one went', 'B', ['A', 'B'], ['B'], 'B'],
    ['has the same words where one came', 'B', ['A', 'B'], ['New', 'A', 'B'], 'B'],
    ['has the same place where all words differ', 'B', ['A', 'B'], ['Un', 'Deux'], 'Deux'],
    ['has the same place among some with its words', 'B', ['A', 'B', 'A'], ['A', 'X', 'A'], 'X'],
    ['is none where it went itself', 'B', ['A', 'B', 'C'], ['A', 'C'], undefined],
    [
      'is none where one went and all words differ',
      'B',
      ['A', 'B', 'C'],
      ['Un', 'Deux'],
      undefined,
    ],
    [
      'is none where one of several with its words went',
      'A',
      ['A', 'B', 'A'],
      ['A', 'B'],
      undefined,
    ],
  ];
  for (const [sentence, words, before, after, wanted] of rows) {
    it(sentence, () => void expect(found(words, before, after)).to.equal(wanted));
  }

  it('is itself while it is there, wherever it is moved', () => {
    const root = put(drawing('A', 'B'));
    const node = root.children[1]!;
    const find = counterpartOf(node, root);
    root.prepend(node);
    expect(find()).to.equal(node);
  });
});
