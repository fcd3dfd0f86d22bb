import { json, oneOf, text } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';
import {
  described,
  eitherOf,
  fieldsOf,
  listOf,
  maybe,
  numberShape,
  textShape,
  wordShape,
} from '../../../shared/contract/shape';

const item = fieldsOf({
  label: textShape,
  value: eitherOf(textShape, numberShape),
  color: maybe(textShape),
  opacity: maybe(numberShape),
  borderColor: maybe(textShape),
  borderWidth: maybe(numberShape),
  fill: maybe(wordShape(['on', 'off'])),
});

export const chart = contract({
  tag: 'wb-chart',
  summary: 'Numbers as bars, lines or a pie, and as a table.',
  since: '0.1',
  spec: '1, 3 (chart), 5 (colours), 9',
  wakes: 'interaction',
  attributes: {
    type: oneOf(['pie', 'bar', 'line'], 'What it draws.'),
    items: json<unknown>(
      [],
      described(listOf(item)),
      'What it draws from, where it holds no table: each with a label and a value, which may be several numbers with commas between; colours are those of CSS, in hex, rgb() or rgba().',
    ),
    labels: text('', 'What the several numbers of a value stand for, with commas between.'),
    label: text('', 'What it is about, above it, and the accessible name of the drawing.'),
  },
  keyboard: {
    'ArrowRight, ArrowLeft': 'Goes from one point to the next, and reads it out.',
    Enter: 'On the words below it, shows the numbers as a table, or hides them.',
  },
  accessibility: [
    'The same numbers are in the page as a table, which opens below it and is read in its place without script; on paper there are both.',
    'The drawing is one stop for Tab, named by its label, else by the text Chart; without script it is a picture alone.',
    'It says nothing by its colours alone: the point under the pointer or the focus is written out.',
  ],
  slots: {
    '': "A table with the numbers, in place of items: labels in its first row and its first column. A cell's number is its first, as its language writes it, such as 1.234,50 € in German, or that of its data-value, such as 1234.5.",
    field: 'The table that is drawn from the items.',
  },
  parts: {
    label: 'What it is about.',
    plot: 'The drawing: a picture, whose points are told once a visitor points at it.',
    legend: 'The labels with their colours.',
    summary: 'What opens the table.',
  },
  cssProperties: {
    '--wb-chart-ratio': 'How wide the drawing is for its height; 2 unless told.',
  },
});
