/** The kinds of files that forms take, by the endings of their names. */
const kinds: readonly { type: string; extensions: string[]; begins(bytes: Buffer): boolean }[] = [
  { type: 'image/png', extensions: ['png'], begins: (it) => has(it, 0, '\x89PNG\r\n\x1A\n') },
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg'], begins: (it) => has(it, 0, '\xFF\xD8\xFF') },
  {
    type: 'image/gif',
    extensions: ['gif'],
    begins: (it) => has(it, 0, 'GIF87a') || has(it, 0, 'GIF89a'),
  },
  {
    type: 'image/webp',
    extensions: ['webp'],
    begins: (it) => has(it, 0, 'RIFF') && has(it, 8, 'WEBP'),
  },
  { type: 'application/pdf', extensions: ['pdf'], begins: (it) => has(it, 0, '%PDF-') },
  { type: 'text/plain', extensions: ['txt'], begins: isText },
];

/** The ending of a file's name in lower case, without the dot; '' when it has none. */
export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The media type of a file whose content is what its name says; undefined when it is not. */
export function typeOf(name: string, content: Uint8Array): string | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const kind = kinds.find((it) => it.extensions.includes(extensionOf(name)));
  return kind?.begins(bytes) ? kind.type : undefined;
}

const has = (bytes: Buffer, at: number, signs: string) =>
  bytes.toString('latin1', at, at + signs.length) === signs;

/** UTF-8 without control characters other than tabs and ends of lines and pages. */
function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/[\0-\x08\x0B\x0E-\x1F\x7F]/.test(text);
  } catch {
    return false;
  }
}
