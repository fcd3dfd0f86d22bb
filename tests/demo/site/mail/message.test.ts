import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { messageOf } from '../../../../demo/site/mail/message';
import { bodyIn, subjectIn } from './read-message';

const now = new Date('2027-01-02T03:04:05Z');
const letter = { to: 'ada@example.com', subject: 'Hello', body: 'One.\nTwo.' };
const from = 'shop@example.com';

describe('A letter on its way', () => {
  test('has the headers that mail servers ask for', () => {
    const [head, body] = messageOf(letter, { from, now }).split('\r\n\r\n');
    assert.deepEqual(head!.replace(/<[\w-]{36}@/, '<id@').split('\r\n'), [
      'From: <shop@example.com>',
      'To: <ada@example.com>',
      'Subject: Hello',
      'Date: Sat, 02 Jan 2027 03:04:05 +0000',
      'Message-ID: <id@example.com>',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      'Auto-Submitted: auto-generated',
    ]);
    assert.equal(body, 'One.\r\nTwo.');
  });

  const injections: [string, Partial<typeof letter>][] = [
    ['a line end in the address', { to: 'ada@example.com\r\nBcc: eve@example.com' }],
    ['two addresses', { to: 'ada@example.com, eve@example.com' }],
    ['a command in the address', { to: 'ada@example.com>\r\nDATA' }],
    ['a name with the address', { to: 'Ada <ada@example.com>' }],
    ['a line end in the subject', { subject: 'Hello\r\nBcc: eve@example.com' }],
    ['a bare line feed in the subject', { subject: 'Hello\nBcc: eve@example.com' }],
    ['a bare carriage return in the subject', { subject: 'Hello\rBcc: eve@example.com' }],
  ];
  for (const [what, change] of injections) {
    test(`is refused with ${what}`, () => {
      assert.throws(() => messageOf({ ...letter, ...change }, { from, now }));
    });
  }

  test('is in short lines of ASCII, and reads as it was written', () => {
    const line = fc
      .string({ unit: 'binary', maxLength: 200 })
      .map((it) => it.replace(/[\r\n]/g, ''));
    fc.assert(
      fc.property(line, fc.array(line, { maxLength: 5 }), (subject, lines) => {
        const body = lines.join('\n');
        const message = messageOf({ ...letter, subject, body }, { from, now });
        for (const it of message.split('\r\n')) assert.match(it, /^[\x20-\x7E\t]{0,78}$/);
        assert.equal(subjectIn(message), subject);
        assert.equal(bodyIn(message), body.replaceAll('\n', '\r\n'));
      }),
      { numRuns: 1000 },
    );
  });
});
