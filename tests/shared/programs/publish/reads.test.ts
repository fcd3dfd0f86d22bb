import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseFragment } from 'parse5';
import type { Light } from '../../../../shared/content/light';
import { writeReads } from '../../../../shared/content/reads';
import { Reading } from '../../../../shared/programs/publish/reads';
import { lightIn } from '../../../support/parsed-page';

/** What is noted of an element's content that is read and drawn; undefined for nothing. */
function noted(content: string, read: (host: Light) => unknown, drawing: string) {
  const reading = new Reading();
  read(reading.of(lightIn(`<wb-one lang="de">${content}</wb-one>`, 'wb-one')));
  const reads = reading.in(parseFragment(drawing));
  return reads && writeReads(reads);
}

const texts = ({ children }: Light): unknown => children.map(({ text }) => text);
const deepTexts = ({ children }: Light) => children.map(texts);

describe('What a drawing was read from is noted:', () => {
  const rows: [
    what: string,
    content: string,
    read: (host: Light) => unknown,
    drawing: string,
    notes: string | undefined,
  ][] = [
    ['nothing where nothing was read', '<p>a</p>', () => {}, '<b>a</b>', undefined],
    [
      'nothing of its own attributes, which wake it',
      '',
      (it) => it.attribute('lang'),
      '<b>de</b>',
      undefined,
    ],
    ['its own text', 'a', ({ text }) => text, '<b>a</b>', ':0'],
    [
      'that its children were counted',
      '<p>a</p>',
      ({ children }) => children.length,
      '<b>1</b>',
      '',
    ],
    ['where each text stands', '<p>a</p><p>b</p>', texts, '<i>b</i><b>x<u>a</u></b>', '0:2 1:0'],
    ['where deep ones stand', '<ul><li>a<li>b</ul>', deepTexts, '<b>b</b>a', '0.0:1 0.1:0'],
    ['each place of a text', '<p>a</p>', texts, 'a<b>a</b>', '0:0 0:1'],
    ['attributes that have it', '<p>a</p>', texts, '<i></i><b title="a" id="x">c</b>', '0:1@title'],
    ['texts with other white space', '<p> a\n b </p>', texts, '<b>a b\n</b>', '0:0'],
    ['no text whose words are written together', '<p>a b</p>', texts, '<b>ab</b>', '*'],
    ['no comment', '<p>a</p>', texts, '<!--a--><b>a</b>', '0:0'],
    [
      'its own attributes beside others not',
      '<p>a</p>',
      (it) => [it.attribute('lang'), texts(it)],
      'a',
      '0:0',
    ],
    ['no empty text', '<p> </p>', texts, '<b> </b><i title=""></i>', ''],
    ['equal texts each in its turn', '<p>a</p><p>a</p>', texts, '<b>a</b><i>a</i>', '0:0 1:1'],
    [
      'that there are more of one than were read',
      '<p>a</p><p>a</p>',
      texts,
      'a<b>a</b><i>a</i>',
      '0:0 1:1 *',
    ],
    ['that there are fewer', '<p>a</p><p>a</p>', texts, '<b>a</b>', '0:0 *'],
    ['that a text is drawn in another form', '<p>a</p>', texts, '<b>A</b>', '*'],
    [
      'attributes that were read of what is in it, but no states',
      '<p slot="a">b</p><p>c</p>',
      ({ children }) =>
        children.map((it) => ['slot', 'open', 'aria-current', 'aria-expanded'].map(it.attribute)),
      '',
      '@slot',
    ],
  ];
  for (const [what, content, read, drawing, notes] of rows)
    it(what, () => assert.equal(noted(content, read, drawing), notes));

  it('and reading sees the same as without', () => {
    const plain = lightIn('<main><wb-one lang="de">a<p>b</p></wb-one></main>', 'wb-one');
    const read = new Reading().of(plain);
    assert.deepEqual(
      [read.tag, read.node, read.text, read.parent?.tag, read.within('main'), read.within('form')],
      ['wb-one', plain.node, 'ab', 'main', true, false],
    );
    assert.equal(read.attribute('lang'), 'de');
    assert.equal(read.children[0]?.text, 'b');
  });
});
