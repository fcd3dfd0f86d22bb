/** The least content that is a file of each kind, by its ending. */
export const contents = {
  png: Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
  jpg: Buffer.from('\xFF\xD8\xFF\xE0', 'latin1'),
  gif: Buffer.from('GIF89a', 'latin1'),
  webp: Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1'),
  pdf: Buffer.from('%PDF-1.7', 'latin1'),
  txt: Buffer.from('Two pairs, please.\n'),
};

/** A file of so many bytes whose first ones are those of its kind. */
export function fileOf(name: string, size?: number): File {
  const ending = name.split('.').at(-1)!.toLowerCase() as keyof typeof contents;
  const begin = contents[ending] ?? contents.txt;
  const content =
    size === undefined ? begin : Buffer.concat([begin, Buffer.alloc(size, 'x')], size);
  return new File([new Uint8Array(content)], name);
}
