import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { joined, fileError, sizeText } from '../../../elements/forms/file-upload/chosen-file';

const MEGABYTE = 1024 * 1024;
const limits = {
  maxSize: 1,
  accept: '.png,.pdf',
  maxSizeError: 'This file exceeds the maximum allowed size.',
  typeError: 'Only files with the following extensions are allowed:',
};
const file = (name: string, size = 1, lastModified = 0) =>
  new File([new Uint8Array(size)], name, { lastModified });

describe('What is said of chosen files', () => {
  const said: [what: string, files: File[], text: string][] = [
    ['nothing of none', [], ''],
    ['nothing of one exactly as large as allowed', [file('a.png', MEGABYTE)], ''],
    [
      'the limit of one byte more',
      [file('a.png', MEGABYTE + 1)],
      'This file exceeds the maximum allowed size. 1 MB',
    ],
    [
      'the list of another type',
      [file('a.exe')],
      'Only files with the following extensions are allowed: .png, .pdf',
    ],
    [
      'the list of one without an extension',
      [file('README')],
      'Only files with the following extensions are allowed: .png, .pdf',
    ],
    ['nothing of an extension in capitals', [file('A.PNG')], ''],
    [
      'that the first of several is too large, though the last is not',
      [file('a.png', 2 * MEGABYTE), file('b.png')],
      'This file exceeds the maximum allowed size. 1 MB',
    ],
  ];
  for (const [what, files, text] of said) {
    it(what, () => {
      expect(fileError(files, limits)).to.equal(text);
    });
  }

  it('nothing of any type where the input takes all', () => {
    expect(fileError([file('a.exe')], { ...limits, accept: '' })).to.equal('');
  });
});

describe('Files that come to others', () => {
  it('stand behind them, each once', () => {
    const [one, two] = [file('one.png'), file('two.png')];
    expect(joined([one], [two])).to.deep.equal([one, two]);
    expect(joined([one, two], [file('one.png')])).to.deep.equal([one, two]);
  });

  it('are others when name, size or time differ', () => {
    const one = file('one.png', 1, 1);
    for (const other of [file('One.png', 1, 1), file('one.png', 2, 1), file('one.png', 1, 2)]) {
      expect(joined([one], [other])).to.have.length(2);
    }
  });

  it('never push one out that is there', () => {
    const names = fc.uniqueArray(fc.string({ maxLength: 3 }), { maxLength: 6 });
    fc.assert(
      fc.property(names, names, (before, after) => {
        const files = joined(
          [],
          before.map((name) => file(name)),
        );
        const all = joined(
          files,
          after.map((name) => file(name)),
        );
        expect(all.slice(0, files.length)).to.deep.equal(files);
        expect(new Set(all.map(({ name }) => name)).size).to.equal(all.length);
      }),
    );
  });
});

describe('A size as people read it', () => {
  const sizes: [bytes: number, language: string, text: string][] = [
    [0, 'en', '0 byte'],
    [1023, 'en', '1,023 byte'],
    [1024, 'en', '1 kB'],
    [340_000, 'en', '333 kB'],
    [MEGABYTE, 'en', '1 MB'],
    [MEGABYTE + 1, 'en', '1.1 MB'],
    [2_400_000, 'de', '2,3 MB'],
    [2_400_000, 'fr', '2,3 Mo'],
    [5 * 1024 ** 3, 'en', '5 GB'],
    [1024, 'no language', '1 kB'],
    [1024, '', sizeText(1024, navigator.language)],
  ];
  for (const [bytes, language, text] of sizes) {
    it(`${bytes} in '${language}' is ${text}`, () => {
      expect(sizeText(bytes, language).replace(/\s/g, ' ')).to.equal(text.replace(/\s/g, ' '));
    });
  }

  it('is never below what it is', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), (bytes) => {
        const text = sizeText(bytes, 'en').replaceAll(',', '');
        const power = ['byte', 'kB', 'MB', 'GB'].findIndex((unit) => text.endsWith(unit));
        expect(parseFloat(text) * 1024 ** power).to.be.at.least(bytes);
      }),
    );
  });
});
