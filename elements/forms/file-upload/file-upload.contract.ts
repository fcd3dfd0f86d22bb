import { json, number, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';
import { fieldsOf, listOf, numberShape, textShape } from '../../../shared/contract/shape';

export const fileUpload = contract({
  tag: 'wb-file-upload',
  summary: 'A place to choose or drop files, over a native file input that a form sends.',
  since: '0.1',
  spec: '3 (file fields), 4 (upload), 5 (file field), 9 (default file max size)',
  wakes: 'interaction',
  watched: true,
  attributes: {
    maxSize: number(1, 'The largest file that is taken, each of several.', {
      min: 0,
      unit: 'MB of 1,048,576 bytes',
    }),
    maxSizeError: text(
      '',
      "What is said of a larger one, before the limit; 'This file exceeds the maximum allowed size.' unless told.",
    ),
    typeError: text(
      '',
      "What is said of another type, before the input's accept list; 'Only files with the following extensions are allowed:' unless told.",
    ),
  },
  events: {
    'wb-file-upload-change': event('Other files are chosen.', {
      detail: {
        files: json(
          [],
          listOf(fieldsOf({ name: textShape, size: numberShape })),
          'All files chosen, each with its name and its size in bytes.',
        ),
      },
    }),
  },
  keyboard: {
    Tab: 'Goes to the native input, then through the delete controls of the files.',
    'Enter, Space':
      "On the input, opens the browser's picker; on a delete control, takes the file away.",
  },
  accessibility: [
    'The native input stays in the page with its label, and says which files it holds.',
    'With a file chosen, an input for one file is aria-disabled: its picker stays closed until the file is taken away. It is never disabled, so that it is sent and validated.',
    'Focus goes from a file taken away to the next one, after the last to the input; what was added or taken away is announced.',
    'What is wrong with a file is said beside the field and describes the input; inside a wb-form the form says it.',
    'The limit is shown, and not part of the input: say it in the label when it matters.',
  ],
  slots: {
    '': 'The label, and hints; they stand above the area.',
    field: 'The native input, which is put there when it stands directly in the element.',
  },
  parts: {
    area: 'The box that files are dropped on.',
    hint: 'The line that says so, and how large a file may be.',
    files: 'The list of chosen files.',
    file: 'One chosen file.',
    delete: 'The control that takes a file away.',
    message: 'Why something that was dropped was not taken.',
  },
  cssProperties: {
    '--wb-file-upload-padding': 'Space inside the area; --wb-space unless told.',
  },
});
