import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Field } from '../../../elements/forms/form/field';
import { type Problem, problemOf } from '../../../elements/forms/form/field-problem';
import { recordsOf } from '../../../elements/forms/form/records';
import {
  type FieldTexts,
  formTexts,
  problemText,
  summaryText,
} from '../../../elements/forms/form/form-texts';
import { anyField, field } from './any-field';

const MB = 1024 * 1024;
const file = (name: string, size = 1) => ({ name, size, type: '' });
const silent = () => assert.fail('nothing to complain about');

const none = { success: '', error: '', empty: '', invalid: '', invalidEmail: '' };
const textsOf = (given: Partial<Parameters<typeof formTexts>[0]> = {}) =>
  formTexts({ ...none, messages: 'newest', ...given }, (sentence) => sentence);

describe('A field', () => {
  const rows: [sentence: string, field: Field, problem: Problem | null][] = [
    ['that is required must not be empty', field({ required: true }), 'required'],
    ['that is required must not be blank', field({ required: true, values: ['  '] }), 'required'],
    ['that is not required may be empty', field(), null],
    [
      'for a password may be a blank',
      field({ type: 'password', required: true, values: [' '] }),
      null,
    ],
    [
      'for a number may be empty when it is not required',
      field({ type: 'number', min: 1, max: 2 }),
      null,
    ],
    ['for a number may be negative', field({ type: 'number', values: ['-3'], min: -4 }), null],
    ['for a number may be a decimal', field({ type: 'number', values: ['1.25'], max: 2 }), null],
    ['for a number heeds its minimum', field({ type: 'number', values: ['2'], min: 3 }), 'min'],
    ['for a number heeds a minimum of 0', field({ type: 'number', values: ['-1'], min: 0 }), 'min'],
    ['for a number heeds its maximum', field({ type: 'number', values: ['4'], max: 3 }), 'max'],
    ['for a number heeds a maximum of 0', field({ type: 'number', values: ['1'], max: 0 }), 'max'],
    [
      'for a number may be exactly at its limits',
      field({ type: 'number', values: ['3'], min: 3, max: 3 }),
      null,
    ],
    [
      'for a number says that letters are none, before it says that it is missing',
      field({ type: 'number', required: true, browser: { isUnreadable: true } }),
      'browser',
    ],
    ['for text knows no minimum', field({ values: ['2'], min: 3 }), null],
    ['must match its pattern as a whole', field({ values: ['ab1'], pattern: '[a-z]+' }), 'pattern'],
    ['that matches its pattern is right', field({ values: ['ab'], pattern: '[a-z]+' }), null],
    ['that is empty need not match', field({ pattern: '[a-z]+' }), null],
    [
      'heeds alternatives of a pattern as a whole',
      field({ values: ['ax'], pattern: 'a|b' }),
      'pattern',
    ],
    [
      'reads a pattern by Unicode',
      field({ values: ['é😀'], pattern: '\\p{L}\\p{Emoji_Presentation}' }),
      null,
    ],
    [
      'for an e-mail address must be one',
      field({ type: 'email', values: ['a'], browser: { isMistyped: true } }),
      'email',
    ],
    [
      'for an e-mail address that fails its pattern is no e-mail address',
      field({ type: 'email', values: ['a@b'], pattern: '.+@.+\\..+' }),
      'email',
    ],
    [
      'for an address must be one, in the words of the browser',
      field({ type: 'url', values: ['a'], browser: { isMistyped: true, message: 'No.' } }),
      'browser',
    ],
    [
      'for a file takes one at the limit',
      field({ type: 'file', files: [file('a.png', MB)], accept: '.png' }),
      null,
    ],
    [
      'for a file refuses one above it',
      field({ type: 'file', files: [file('a.png', MB + 1)] }),
      'fileSize',
    ],
    [
      'for a file refuses another extension',
      field({ type: 'file', files: [file('a.exe')], accept: '.png' }),
      'fileType',
    ],
    [
      'for a file refuses one without extension, and does not fail',
      field({ type: 'file', files: [file('README')], accept: '.png' }),
      'fileType',
    ],
    [
      'for files looks at each of them',
      field({ type: 'file', files: [file('a.exe'), file('b.png')], accept: '.png' }),
      'fileType',
    ],
    [
      'for a file takes any where no list is written',
      field({ type: 'file', files: [file('a.exe')] }),
      null,
    ],
    ['for a file must have one when required', field({ type: 'file', required: true }), 'required'],
    [
      'with several choices needs one when required',
      field({ type: 'select', isChoice: true, required: true, values: [] }),
      'required',
    ],
    [
      'with several choices does not count a blank one',
      field({ type: 'select', isChoice: true, required: true, values: ['', ' '] }),
      'required',
    ],
    [
      'with several choices is content with one',
      field({ type: 'checkbox', isChoice: true, required: true, values: ['a'] }),
      null,
    ],
    [
      'with one choice counts a blank as none',
      field({ type: 'select', required: true, values: [' '] }),
      'required',
    ],
    [
      'that nobody can change is not looked at',
      field({ required: true, browser: { isExempt: true } }),
      null,
    ],
    [
      'keeps what a page script says against it',
      field({ values: ['a'], browser: { message: 'Taken.' } }),
      'browser',
    ],
    [
      'keeps it also while it is empty',
      field({ browser: { message: 'One of the two, please.' } }),
      'browser',
    ],
  ];
  for (const [sentence, given, problem] of rows) {
    it(sentence, () => assert.equal(problemOf(given, silent), problem));
  }

  it('with a pattern that is no regular expression takes anything, and it is said why', () => {
    for (const pattern of ['(', ')(', '[\\w.-]+', '*']) {
      const heard: string[] = [];
      const given = field({ values: ['a'], pattern });
      assert.equal(
        problemOf(given, (reason) => heard.push(reason)),
        null,
      );
      assert.equal(heard.length, 1, pattern);
    }
  });

  it('of any kind with anything in it has one problem or none, and never throws', () => {
    fc.assert(
      fc.property(anyField, (given) => {
        const problem = problemOf(given, () => {});
        if (problem === null) return;
        assert.equal(given.browser.isExempt, false);
        assert.notEqual(problemText(problem, given, textsOf()).trim(), '');
      }),
    );
  });
});

describe('What is said of a field', () => {
  const number = field({ type: 'number', min: 0, max: -1.5 });
  const upload = field({ type: 'file', maxSize: 2.5, accept: '.png,PDF, image/*' });
  const rows: [Problem, Field, string][] = [
    ['required', number, 'Please fill in this field'],
    ['min', number, 'Selected quantity is less than stock status, min: 0'],
    ['max', number, 'Selected quantity is more than stock status, max: -1.5'],
    ['pattern', number, 'Please check your entry and try again'],
    ['email', number, 'Please enter a valid email address (e.g., name@example.com)'],
    ['fileSize', upload, 'This file exceeds the maximum allowed size. 2.5 MB'],
    [
      'fileType',
      upload,
      'Only files with the following extensions are allowed: .png, pdf, image/*',
    ],
    ['browser', field({ browser: { message: 'Taken.' } }), 'Taken.'],
  ];
  for (const [problem, given, text] of rows) {
    it(`with the problem ${problem} is the specification's sentence`, () =>
      assert.equal(problemText(problem, given, textsOf()), text));
  }

  it("is the form's own text, and before that the field's", () => {
    const texts = textsOf({ minNumError: 'At least', fileTypeError: 'Only' });
    assert.equal(problemText('min', number, texts), 'At least 0');
    assert.equal(problemText('fileType', upload, texts), 'Only .png, pdf, image/*');
    const own: FieldTexts = { minNumError: 'No fewer than', requiredError: 'Needed.' };
    assert.equal(problemText('min', number, texts, own), 'No fewer than 0');
    assert.equal(problemText('required', number, texts, own), 'Needed.');
    assert.equal(problemText('max', number, texts, own), `${texts.max} -1.5`);
  });
});

describe('What is said of a form', () => {
  const rows: [string, Problem[], string][] = [
    ['is that something is missing', ['email', 'required'], 'Please fill in the required fields'],
    [
      'is the e-mail address when nothing is missing',
      ['pattern', 'email'],
      'Please enter a valid email address (e.g., name@example.com)',
    ],
    ['is to check the rest', ['min', 'pattern'], 'Please check your entry and try again'],
  ];
  for (const [sentence, problems, text] of rows) {
    it(sentence, () => assert.equal(summaryText(problems, textsOf()), text));
  }

  it('is always one text in the classic words, the page’s own before it', () => {
    const classic = textsOf({ messages: 'classic' });
    const own = textsOf({ messages: 'classic', empty: 'Look again.', invalid: 'Not heard.' });
    for (const problems of [['required'], ['email'], ['pattern']] as Problem[][]) {
      assert.equal(summaryText(problems, classic), 'Please check your entry and try again');
      assert.equal(summaryText(problems, own), 'Look again.');
    }
  });

  it('is in the words of its attributes, else of the page, else of the specification', () => {
    const say = (sentence: string) => `page: ${sentence}`;
    const given = { ...none, messages: 'newest', empty: 'Own.' } as const;
    const texts = formTexts(given, say);
    assert.equal(texts.empty, 'Own.');
    assert.equal(texts.success, 'page: Your email was sent successfully');
    assert.equal(textsOf().success, 'Your email was sent successfully');
    assert.equal(textsOf().error, 'Your email was not sent');
  });
});

describe('The record of a field', () => {
  const rows: [string, Field, object][] = [
    [
      'has name, value, required, type and label',
      field({ name: 'n', values: ['v'], required: true, type: 'email', label: 'L' }),
      { name: 'n', value: 'v', required: true, type: 'email', label: 'L' },
    ],
    [
      'joins what was chosen with commas',
      field({ type: 'checkbox', isChoice: true, values: ['a', 'b'], label: 'L' }),
      { name: 'field', value: 'a,b', required: false, type: 'checkbox', label: 'L' },
    ],
    [
      'is empty where nothing was chosen',
      field({ type: 'radio', isChoice: true, values: [], label: 'L' }),
      { name: 'field', value: '', required: false, type: 'radio', label: 'L' },
    ],
    [
      'of a file has its limits as well',
      field({
        type: 'file',
        label: 'L',
        files: [file('a.png'), file('b.png')],
        maxSize: 2,
        accept: '.png, .PDF',
      }),
      {
        name: 'field',
        value: 'a.png,b.png',
        required: false,
        type: 'file',
        label: 'L',
        maxSize: 2,
        extensions: '.png, .PDF',
      },
    ],
  ];
  for (const [sentence, given, record] of rows) {
    it(sentence, () => assert.deepEqual(recordsOf([given]), [record]));
  }

  const hidden = { type: 'hidden', placeholder: 'placeholder', label: 'label' };
  const values: [string, Partial<Field>, string][] = [
    ['its own value', { ...hidden, values: ['own'] }, 'own'],
    ['else its placeholder', hidden, 'placeholder'],
    ['else its label', { ...hidden, placeholder: '' }, 'label'],
    ['else nothing, and not its name', { type: 'hidden' }, ''],
  ];
  for (const [what, given, value] of values) {
    it(`of a hidden field carries ${what}`, () =>
      assert.equal(recordsOf([field(given)])[0]!.value, value));
  }

  it('of a field without a label is called by its placeholder, else by its name', () => {
    assert.equal(recordsOf([field({ placeholder: 'Your name' })])[0]!.label, 'Your name');
    assert.equal(recordsOf([field({ name: 'n' })])[0]!.label, 'n');
  });

  it('of any field is plain text, whatever is in it, and as many as there are fields', () => {
    fc.assert(
      fc.property(fc.array(anyField), (fields) => {
        const records = recordsOf(fields);
        assert.equal(records.length, fields.length);
        assert.deepEqual(JSON.parse(JSON.stringify(records)), records);
        for (const { value, label } of records) assert.equal(typeof (value + label), 'string');
      }),
    );
  });
});
