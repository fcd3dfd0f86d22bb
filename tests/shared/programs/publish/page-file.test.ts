import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageText, reasonOf } from '../../../../shared/programs/publish/page-file';

describe('The text of a page', () => {
  it('has every byte, also its byte order mark', () => {
    for (const text of ['', '<p>ä€😀</p>\r\n', '\uFEFF<p>a</p>'])
      assert.equal(pageText(Buffer.from(text)), text);
  });

  it('is none where its bytes could not be written back', () =>
    assert.throws(() => pageText(Buffer.from([0x61, 0xe4, 0x62])), /not UTF-8.+Save it as UTF-8/));
});

describe('Why a file could not be read or written', () => {
  const rows: [error: unknown, reason: string][] = [
    [Object.assign(new Error('x'), { code: 'ENOENT' }), 'There is no such file.'],
    [Object.assign(new Error('x'), { code: 'ENOSPC' }), 'The disk is full.'],
    [Object.assign(new Error('x'), { code: 'EACCES' }), 'It may not be read or written here.'],
    [Object.assign(new Error('x'), { code: 'EISDIR' }), 'There is a folder in its place.'],
    ...['ENOTDIR', 'EEXIST'].map((code): [Error, string] => [
      Object.assign(new Error('x'), { code }),
      'There is a file in the place of its folder.',
    ]),
    [Object.assign(new Error('a rare one'), { code: 'EIO' }), 'a rare one'],
    [new Error('another'), 'another'],
    ['a text', 'a text'],
  ];
  for (const [error, reason] of rows)
    it(`is said: ${reason}`, () => assert.equal(reasonOf(error), reason));
});
