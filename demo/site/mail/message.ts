import { randomUUID } from 'node:crypto';
import { isEmailAddress } from '../request/email-address';
import type { Letter } from './mail';

/**
 * A letter as it goes over the wire (RFC 5322): headers, and the text in quoted-printable, so that
 * every line is short and in ASCII. Lines end with CR LF.
 * @throws When an address is none, or the subject has more than one line: either could add headers.
 */
export function messageOf(letter: Letter, { from, now }: { from: string; now: Date }): string {
  const { to, subject, body } = letter;
  for (const address of [from, to]) {
    if (!isEmailAddress(address)) throw new Error('A letter needs two plain e-mail addresses.');
  }
  if (/[\r\n]/.test(subject)) throw new Error('The subject of a letter is one line.');
  const domain = from.slice(from.indexOf('@') + 1);
  return [
    `From: <${from}>`,
    `To: <${to}>`,
    `Subject: ${headerText(subject)}`,
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${randomUUID()}@${domain}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    'Auto-Submitted: auto-generated',
    '',
    ...body.split(/\r?\n/).map(quotedPrintable),
  ].join('\r\n');
}

/** Plain, or in encoded words (RFC 2047) of at most 75 signs. */
function headerText(text: string): string {
  if (/^[\x20-\x7E]{0,60}$/.test(text) && !text.includes('=?')) return text;
  const words: string[] = [];
  let word = '';
  for (const sign of text) {
    if (Buffer.byteLength(word + sign) > 42) {
      words.push(word);
      word = '';
    }
    word += sign;
  }
  words.push(word);
  return words.map((it) => `=?utf-8?B?${Buffer.from(it).toString('base64')}?=`).join('\r\n ');
}

/** One line of text, broken softly where it is longer than 76 signs. */
function quotedPrintable(line: string): string {
  const signs = [...Buffer.from(line)].map((byte, at, bytes) => {
    const isLastSpace = (byte === 0x20 || byte === 0x09) && at === bytes.length - 1;
    const isPlain = (byte >= 0x20 && byte <= 0x7e && byte !== 0x3d) || byte === 0x09;
    if (isPlain && !isLastSpace) return String.fromCharCode(byte);
    return `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  });
  let text = '';
  let length = 0;
  for (const sign of signs) {
    if (length + sign.length > 75) {
      text += '=\r\n';
      length = 0;
    }
    text += sign;
    length += sign.length;
  }
  return text;
}
