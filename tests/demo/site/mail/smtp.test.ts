import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { inBackground } from '../../../../demo/site/mail/mail';
import { sendBySmtp } from '../../../../demo/site/mail/smtp';
import { serveSmtp } from '../../../support/smtp-server';
import type { SmtpManners, SmtpServer } from '../../../support/smtp-server';
import { bodyIn } from './read-message';

const folder = path.join(import.meta.dirname, '../../../support/certificate');
const [key, cert] = ['key.pem', 'cert.pem'].map((it) =>
  readFileSync(path.join(folder, it), 'utf8'),
);
const identity = { key: key!, cert: cert! };

const letter = {
  to: 'ada@example.com',
  subject: 'Hello',
  body: 'One.\n.\n..two\nÄnd a very long line, '.concat('x'.repeat(100)),
};
const options = {
  from: 'shop@example.com',
  now: () => new Date('2027-01-02T03:04:05Z'),
};

/** Sends the letter to a server with these manners; the user comes before the `@` of its address. */
async function sendTo(
  manners: SmtpManners,
  { protocol = 'smtp', user = '', ca }: { protocol?: string; user?: string; ca?: string } = {},
): Promise<SmtpServer['heard'][number]> {
  const server = await serveSmtp(manners);
  try {
    const url = `${protocol}://${user}127.0.0.1:${server.port}`;
    await sendBySmtp(letter, { ...options, url, ...(ca !== undefined && { ca }) });
    return server.heard[0]!;
  } finally {
    await server.close();
  }
}

describe('A mail server', () => {
  test('is handed a letter with its sender and recipient, dots and all', async () => {
    const { commands, message } = await sendTo({});
    assert.deepEqual(commands, [
      'EHLO example.com',
      'MAIL FROM:<shop@example.com>',
      'RCPT TO:<ada@example.com>',
      'DATA',
      'QUIT',
    ]);
    assert.equal(bodyIn(message), letter.body.replaceAll('\n', '\r\n'));
  });

  test('is told user and password, with whatever signs they have', async () => {
    const user = `${encodeURIComponent('sh@p')}:${encodeURIComponent('pässw:rd/')}@`;
    const { commands } = await sendTo({}, { user });
    const secret = commands.find((it) => it.startsWith('AUTH PLAIN '))?.slice('AUTH PLAIN '.length);
    assert.equal(Buffer.from(secret ?? '', 'base64').toString(), '\0sh@p\0pässw:rd/');
  });

  test('that offers TLS is told everything over it, the password too', async () => {
    const manners = { offers: ['STARTTLS'], identity };
    const { commands, message, secure } = await sendTo(manners, { user: 'a:b@', ca: cert! });
    assert.deepEqual(
      commands.map((it) => it.split(' ')[0]),
      ['EHLO', 'STARTTLS', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'QUIT'],
    );
    assert.ok(secure);
    assert.match(message, /^Subject: Hello$/m);
  });

  test('may speak TLS from the beginning', async () => {
    const manners = { identity: { ...identity, atOnce: true } };
    assert.ok((await sendTo(manners, { protocol: 'smtps', ca: cert! })).secure);
  });

  test('that cannot show who it is gets neither password nor letter', async () => {
    for (const [manners, protocol] of [
      [{ offers: ['STARTTLS'], identity }, 'smtp'],
      [{ identity: { ...identity, atOnce: true } }, 'smtps'],
    ] as const) {
      const server = await serveSmtp(manners);
      const url = `${protocol}://a:b@127.0.0.1:${server.port}`;
      await assert.rejects(sendBySmtp(letter, { ...options, url }), /self-signed/);
      for (const { commands, message } of server.heard) {
        assert.doesNotMatch(commands.join(), /AUTH|MAIL|DATA/);
        assert.equal(message, '');
      }
      await server.close();
    }
  });

  test('that says more than it was asked before it is secure is not believed', async () => {
    const manners = { offers: ['STARTTLS'], answers: { STARTTLS: '220 go\r\n250 injected' } };
    await assert.rejects(sendTo(manners, { ca: cert! }), /before it is secure/);
  });

  const refusals: [string, SmtpManners, RegExp][] = [
    ['greets with a refusal', { answers: { '': '554 no' } }, /554 no/],
    ['does not know the password', { answers: { AUTH: '535 no' } }, /535 no/],
    ['does not take the sender', { answers: { MAIL: '550-no\r\n550 really' } }, /550 really/],
    ['does not take the recipient', { answers: { RCPT: '550 who?' } }, /550 who/],
    ['does not want data', { answers: { DATA: '451 later' } }, /451 later/],
    ['does not take the letter', { answers: { '.': '552 too much' } }, /552 too much/],
    ['talks without end', { answers: { EHLO: '250-x'.repeat(5000) } }, /talks without end/],
  ];
  for (const [what, manners, reason] of refusals) {
    test(`that ${what} is not taken for one that has it`, async () => {
      await assert.rejects(sendTo(manners, { user: 'a:b@' }), reason);
    });
  }

  test('that parts rudely has the letter all the same', async () => {
    assert.ok((await sendTo({ answers: { QUIT: '500 never' } })).message);
  });

  test('that sends a letter on has it as well', async () => {
    assert.ok((await sendTo({ answers: { RCPT: '251 will forward' } })).message);
  });

  test('that cannot even be asked is told to the owner of the site as well', async (t) => {
    const warn = t.mock.method(console, 'warn', () => undefined);
    const mail = inBackground(() => {
      throw new Error('Invalid URL');
    });
    await mail.send(letter);
    await mail.close();
    assert.match(String(warn.mock.calls[0]?.arguments[0]), /"Hello"\) could not be sent/);
  });

  test('that nobody finds is told to the owner of the site, not to the visitor', async (t) => {
    const warn = t.mock.method(console, 'warn', () => undefined);
    const mail = inBackground((it) => sendBySmtp(it, { ...options, url: 'smtp://127.0.0.1:1' }));
    await mail.send(letter);
    await mail.close();
    const said = String(warn.mock.calls[0]?.arguments[0]);
    assert.match(said, /"Hello"\) could not be sent .*ECONNREFUSED.*SMTP_URL/s);
    assert.doesNotMatch(said, /ada@example/);
  });

  test('is never told of a recipient that is more than an address', async () => {
    const server = await serveSmtp();
    const to = 'ada@example.com>\r\nRCPT TO:<eve@example.com';
    const url = `smtp://127.0.0.1:${server.port}`;
    await assert.rejects(sendBySmtp({ ...letter, to }, { ...options, url }), /plain e-mail/);
    assert.deepEqual(server.heard, []);
    await server.close();
  });
});
