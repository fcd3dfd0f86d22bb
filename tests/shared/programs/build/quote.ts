import {
  address,
  feed,
  flag,
  json,
  number,
  oneOf,
  onOff,
  text,
} from '../../../../shared/contract/attribute';
import { event, method } from '../../../../shared/contract/contract';
import type { Contract } from '../../../../shared/contract/contract';
import {
  fieldsOf,
  knownFieldsOf,
  listOf,
  maybe,
  textShape,
  wordShape,
} from '../../../../shared/contract/shape';

interface Link {
  text: string;
  weight?: 'light' | 'bold' | undefined;
}

const link = fieldsOf({ text: textShape, weight: maybe(wordShape(['light', 'bold'])) });

/** A contract without a fault that has something of every kind. */
export const quote: Contract = {
  tag: 'wb-quote',
  summary: 'What somebody has said.',
  since: '0.2',
  spec: '4 (quote)',
  wakes: 'interaction',
  subscribes: { 'product.choice': 'productHandle' },
  attributes: {
    productHandle: text('', 'The product it is about.'),
    size: number(2, 'How large.', { min: 1, max: 3, unit: 'rem' }),
    tone: oneOf(['calm', 'loud'], 'How it sounds.'),
    marked: flag('Whether it is marked.'),
    moving: onOff(true, 'Whether it moves.'),
    source: address('/said', 'Where it was said.'),
    src: feed(listOf(knownFieldsOf({ words: textShape })), 'What else was said.'),
    names: json<string[]>([], listOf(textShape), 'Who has said it.'),
    pageLinks: json<Link[]>([], listOf(link), 'Where else it is.'),
  },
  events: {
    'wb-quote-open': event('About to open.', {
      cancelable: true,
      detail: { size: number(1, 'How large.') },
    }),
  },
  methods: { restart: method('Begins again.') },
  keyboard: { 'Enter, Space': 'Opens it.' },
  accessibility: ['It is a blockquote.'],
  slots: { '': 'The words.', by: 'Who said them.' },
  parts: { words: 'The words.' },
  cssProperties: { '--wb-quote-size': 'Their size.' },
};
