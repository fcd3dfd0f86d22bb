import { json, oneOf, spelled, text } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';
import { described, recordOf, textShape } from '../../../shared/contract/shape';

export const placeholder = contract({
  tag: 'wb-placeholder',
  summary: 'Content that a server fills in, such as a name or a text from a database.',
  since: '0.1',
  spec: '1 (dynamic-content placeholders), 3 (placeholder)',
  wakes: 'script',
  attributes: {
    name: oneOf(
      ['placeholder'],
      'What it is, as records of dynamic content say; never anything else.',
    ),
    base64: spelled(
      'content',
      text('', 'The content, in base64 of its UTF-8, so that nothing in it has to be escaped.'),
    ),
    values: spelled(
      'attributes',
      json<unknown>(
        {},
        described(recordOf(textShape)),
        'What {{name}} in the content stands for, by name; {{name fallback="friend"}} says what stands there without one.',
      ),
    ),
    format: oneOf(
      ['text', 'html'],
      'Whether the content is shown as it is, or is HTML, of which only what is safe is shown.',
    ),
  },
  accessibility: [
    'The content becomes a part of the page, with its styles: it is found, read and copied as the text around it.',
    'HTML needs headings of the level that fits, and pictures with alt; forms, frames and media are left out of it.',
    'Within a paragraph, a heading or a link, HTML is shown without its own paragraphs, lists and headings.',
  ],
  slots: {
    '': 'Shows when there is no content, or none that can be read.',
    content: 'Where the content is put; leave it to the element.',
  },
});
