import { connect as connectPlain } from 'node:net';
import type { Socket } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import type { Letter } from './mail';
import { messageOf } from './message';
import { SmtpLines } from './smtp-lines';

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, which turns to TLS when the server offers it, or `smtps://`. */
  url: string;
  from: string;
  now: () => Date;
  /** Certificates to trust besides the known ones, as PEM. */
  ca?: string;
}

const local = new Set(['localhost', '127.0.0.1', '[::1]']);
const patience = 20_000;

/**
 * Hands one letter to a mail server. A password goes over TLS only, or to this machine itself.
 * @throws When the server cannot be reached, refuses, or is not who it says.
 */
export async function sendBySmtp(letter: Letter, options: SmtpOptions): Promise<void> {
  const message = messageOf(letter, { from: options.from, now: options.now() });
  const { hostname, protocol, port, username, password } = new URL(options.url);
  const hello = `EHLO ${options.from.slice(options.from.indexOf('@') + 1)}`;
  const isSecure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const tls = { host, servername: /^[\d.:]+$/.test(host) ? '' : host, ca: options.ca };
  let socket: Socket = isSecure
    ? connectSecure({ ...tls, port: Number(port || 465) })
    : connectPlain({ host, port: Number(port || 587) });
  let lines = new SmtpLines(socket, patience);
  try {
    await lines.expect(220);
    let offers = await lines.ask(hello, 250);
    let isPrivate = isSecure;
    if (!isSecure && /^STARTTLS$/im.test(offers)) {
      await lines.ask('STARTTLS', 220);
      socket = connectSecure({ ...tls, socket: lines.release() });
      lines = new SmtpLines(socket, patience);
      isPrivate = true;
      offers = await lines.ask(hello, 250);
    }
    if (username !== '') {
      if (!isPrivate && !local.has(hostname)) {
        throw new Error('The server offers no TLS, so it is not told the password.');
      }
      const secret = `\0${decodeURIComponent(username)}\0${decodeURIComponent(password)}`;
      await lines.ask(`AUTH PLAIN ${Buffer.from(secret).toString('base64')}`, 235);
    }
    await lines.ask(`MAIL FROM:<${options.from}>`, 250);
    // 251: it will be forwarded.
    await lines.ask(`RCPT TO:<${letter.to}>`, 250, 251);
    await lines.ask('DATA', 354);
    // A line of one dot ends the message, so a line that begins with one gets another.
    await lines.ask(`${message.replace(/^\./gm, '..')}\r\n.`, 250);
    // It is sent by now, however the two part.
    await lines.ask('QUIT', 221).catch(() => undefined);
  } finally {
    socket.destroy();
  }
}
