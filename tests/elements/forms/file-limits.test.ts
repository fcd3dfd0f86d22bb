import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileProblem } from '../../../elements/forms/file-limits';

const MB = 1024 * 1024;
const file = (name: string, size = 1, type = '') => ({ name, size, type });

describe('A file field', () => {
  const rows: [string, ReturnType<typeof file>[], number, string, 'size' | 'type' | null][] = [
    ['takes a file exactly at the limit', [file('a.png', MB)], 1, '', null],
    ['refuses a byte more', [file('a.png', MB + 1)], 1, '', 'size'],
    ['reads fractions of a megabyte', [file('a.png', MB)], 0.5, '', 'size'],
    ['takes only empty files where the limit is 0', [file('a.png', 1)], 0, '', 'size'],
    ['takes anything without a list', [file('a.exe')], 1, '', null],
    ['takes anything with an empty list', [file('a.exe')], 1, ' , ', null],
    ['takes an extension of the list', [file('a.png')], 1, '.jpg, .png', null],
    ['takes it without its dot', [file('a.png')], 1, 'jpg,png', null],
    ['takes it in capitals, in the name and in the list', [file('A.PNG')], 1, '.Png', null],
    ['refuses another extension', [file('a.gif')], 1, '.jpg,.png', 'type'],
    ['refuses a file without extension', [file('README')], 1, '.jpg', 'type'],
    ['refuses a name that only ends like an extension', [file('apng')], 1, 'png', 'type'],
    ['takes a MIME type', [file('a', 1, 'image/png')], 1, 'image/png', null],
    ['takes a family of MIME types', [file('a', 1, 'image/png')], 1, 'image/*', null],
    ['refuses another family', [file('a', 1, 'text/plain')], 1, 'image/*', 'type'],
    ['looks at every file, the first', [file('a.gif'), file('b.png')], 1, '.png', 'type'],
    ['looks at every file, the last', [file('b.png'), file('a.gif')], 1, '.png', 'type'],
    ['says nothing where there is no file', [], 1, '.png', null],
  ];
  for (const [sentence, files, maxSize, accept, problem] of rows) {
    it(sentence, () => assert.equal(fileProblem(files, maxSize, accept), problem));
  }
});
