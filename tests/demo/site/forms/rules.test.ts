import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { parse } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';
import { fileName } from '../../../../demo/site/forms/file-name';
import { typeOf } from '../../../../demo/site/forms/file-type';
import { forms } from '../../../../demo/site/forms/forms';
import type { FieldPlan } from '../../../../demo/site/forms/form-plan';
import { valueFault } from '../../../../demo/site/forms/value-fault';
import { contactPage } from '../../../../demo/site/pages/contact';
import { enquiryPage } from '../../../../demo/site/pages/enquiry';
import { household } from '../../../../demo/site/request/client-address';
import { isEmailAddress } from '../../../../demo/site/request/email-address';
import { unbroken } from '../../../../demo/site/request/unbroken';
import { contents } from './contents';

const again = 'Please check your entry and try again';

describe('A value', () => {
  const number = { kind: 'number', name: 'n', label: 'N', min: 10, max: 600 } as const;
  const zero = { kind: 'number', name: 'n', label: 'N', min: 0, max: 0 } as const;
  const one = { kind: 'choice', name: 'c', label: 'C', options: ['A', 'B'] } as const;
  const several = { ...one, several: true } as const;
  const of = (kind: 'text' | 'paragraph' | 'email' | 'tel' | 'url' | 'date' | 'hidden') =>
    ({ kind, name: 'x', label: 'X' }) as const;
  const rows: [string, FieldPlan, string, string | undefined][] = [
    ['a number within its limits', number, '120.5', undefined],
    ['the least number', number, '10', undefined],
    ['the greatest number', number, '600', undefined],
    ['a number below', number, '9', 'Selected quantity is less than stock status, min: 10'],
    ['a number above', number, '601', 'Selected quantity is more than stock status, max: 600'],
    [
      'a number below a limit of 0',
      zero,
      '-1',
      'Selected quantity is less than stock status, min: 0',
    ],
    [
      'a number above a limit of 0',
      zero,
      '1',
      'Selected quantity is more than stock status, max: 0',
    ],
    ['a number with a unit', number, '12px', again],
    ['a number of hexadecimal digits', number, '0x20', again],
    ['infinity', number, 'Infinity', again],
    ['one of the options', one, 'A', undefined],
    ['two where one is asked', one, 'A,B', again],
    ['two where several may be', several, 'A,B', undefined],
    ['what is not offered', several, 'A,C', again],
    ['what every object has', one, 'constructor', again],
    ['a day', of('date'), '2028-02-29', undefined],
    ['a day that is not', of('date'), '2027-02-29', again],
    ['a month that is not', of('date'), '2027-13-01', again],
    ['an address', of('url'), 'https://example.com/a?b#c', undefined],
    ['an address that runs', of('url'), 'javascript:alert(1)', again],
    ['a telephone', of('tel'), '+49 (30) 1234-567', undefined],
    ['letters for a telephone', of('tel'), 'call me', again],
    ['markup as text', of('text'), '<script>alert(1)</script>', undefined],
    ['a line of 500', of('text'), 'x'.repeat(500), undefined],
    ['a line of 501', of('text'), 'x'.repeat(501), 'At most 500 characters, please.'],
    [
      'a paragraph of 10,001',
      of('paragraph'),
      'x'.repeat(10_001),
      'At most 10000 characters, please.',
    ],
    ['a hidden one', of('hidden'), 'A,B', undefined],
  ];
  for (const [what, field, value, fault] of rows) {
    test(`is judged: ${what}`, () => assert.equal(valueFault(field, value), fault));
  }

  test('of any kind is judged without an exception', () => {
    const fields = [...forms.values()].flatMap((form) => form.fields);
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.string({ unit: 'binary' }), (field, value) => {
        assert.ok(['string', 'undefined'].includes(typeof valueFault(field, value)));
      }),
      { numRuns: 5000 },
    );
  });
});

describe('An e-mail address', () => {
  const good = ['a@b', 'name@example.com', "o'neil+tag@sub.example.co", 'x_y-z@1.example'];
  for (const address of good) test(`is ${address}`, () => assert.ok(isEmailAddress(address)));
  const bad = [
    '',
    '@',
    'a@',
    '@b',
    'a b@c',
    'a@b c',
    'a@-b',
    'a@b..c',
    'a@b\r\nBcc: c@d',
    'ä@b',
    '<a@b>',
    'a@b,c@d',
  ];
  for (const address of bad) {
    test(`is not ${JSON.stringify(address)}`, () => assert.ok(!isEmailAddress(address)));
  }
});

describe('A file', () => {
  for (const [ending, content] of Object.entries(contents)) {
    test(`is taken for ${ending} by its first bytes and its name together`, () => {
      assert.ok(typeOf(`file.${ending}`, content));
      assert.ok(typeOf(`FILE.${ending.toUpperCase()}`, content));
      for (const other of Object.keys(contents)) {
        const isText = other === 'txt' && ['pdf', 'gif'].includes(ending);
        if (other !== ending && !isText) assert.equal(typeOf(`file.${other}`, content), undefined);
      }
      for (const name of ['file', `file.${ending}.html`, 'file.svg', ending]) {
        assert.equal(typeOf(name, content), undefined, name);
      }
    });
  }

  test('without content, or with zeros or broken letters, is no text and no picture', () => {
    assert.equal(typeOf('a.png', new Uint8Array()), undefined);
    assert.equal(typeOf('a.txt', Buffer.from('a\0b')), undefined);
    assert.equal(typeOf('a.txt', Buffer.from([0x61, 0xc3, 0x28])), undefined);
    assert.equal(typeOf('a.txt', Buffer.from('Grüße\r\n\tan 文')), 'text/plain');
  });

  const names: [string, string][] = [
    ['plan.png', 'plan.png'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['/', 'file'],
    ['..', 'file'],
    ['', 'file'],
    ['a\r\nset-cookie: b.txt', 'aset-cookie b.txt'],
    ['gnp.\u202Eexe', 'gnp.exe'],
    ['"quoted";.png', 'quoted;.png'],
    ['Grundriß 文.pdf', 'Grundriß 文.pdf'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(96)}.png`],
    [`a.${'x'.repeat(300)}`, `a.${'x'.repeat(98)}`],
  ];
  for (const [sent, kept] of names) {
    test(`sent as ${JSON.stringify(sent.slice(0, 30))} is kept under a harmless name`, () => {
      assert.equal(fileName(sent), kept);
    });
  }

  test('of any name is kept under one without folders and control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (sent) => {
        const kept = fileName(sent);
        assert.match(kept, /^[^/\\\p{Cc}\p{Cf}"]{1,100}$/u);
        assert.ok(!/\p{Surrogate}/u.test(kept));
      }),
      { numRuns: 5000 },
    );
  });
});

test('What a database cannot keep is replaced, everything else stays', () => {
  assert.equal(unbroken('a\0b\ud800c😀'), 'a\uFFFDb\uFFFDc😀');
});

test('Addresses of one household count as one', () => {
  const rows: [string, string][] = [
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ];
  for (const [address, household_] of rows) assert.equal(household(address), household_);
});

describe('The plan of a form', () => {
  for (const [id, plan] of forms) {
    test(`${id} has each name once, and no option with a comma`, () => {
      const names = plan.fields.map(({ name }) => name);
      assert.equal(new Set(names).size, names.length);
      const options = plan.fields.flatMap((it) => (it.kind === 'choice' ? it.options : []));
      assert.ok(options.every((option) => !option.includes(',')));
    });
  }

  for (const [id, page] of [
    ['contact', contactPage()],
    ['enquiry', enquiryPage()],
  ] as const) {
    test(`${id} fits its page: names, what is required, options and endings`, () => {
      const plan = forms.get(id)!;
      const controls = [...elements(parse(page))].filter(({ tagName }) =>
        ['input', 'select', 'textarea'].includes(tagName),
      );
      const named = (name: string) => controls.filter((it) => attribute(it, 'name') === name);
      const names = new Set(controls.map((it) => attribute(it, 'name')));
      assert.deepEqual(names, new Set([...plan.fields.map(({ name }) => name), plan.honeypot]));
      for (const field of plan.fields) {
        const [first] = named(field.name);
        assert.equal(attribute(first!, 'required') !== undefined, field.required ?? false);
        if (field.kind === 'file') {
          assert.equal(attribute(first!, 'accept'), field.extensions.map((it) => `.${it}`).join());
        }
        if (field.kind === 'choice' && first!.tagName === 'input') {
          assert.deepEqual(
            named(field.name).map((it) => attribute(it, 'value')),
            field.options,
          );
        }
      }
    });
  }
});

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

function* elements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

const attribute = (element: Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value;
