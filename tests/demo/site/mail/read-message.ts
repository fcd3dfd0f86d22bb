/** The subject of a message, its encoded words read. */
export function subjectIn(message: string): string {
  const written = /^Subject: (.*(?:\r\n .*)*)/m.exec(message)?.[1] ?? '';
  if (!written.startsWith('=?')) return written;
  const words = [...written.matchAll(/=\?utf-8\?B\?([^?]*)\?=/g)];
  return words.map(([, word]) => Buffer.from(word!, 'base64').toString('utf8')).join('');
}

/** The text of a message, read from quoted-printable. */
export function bodyIn(message: string): string {
  const written = message.slice(message.indexOf('\r\n\r\n') + 4).replaceAll('=\r\n', '');
  const bytes = written.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
