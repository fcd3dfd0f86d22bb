const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes a page, byte order mark included. Throws if the bytes could not be written back exactly. */
export function pageText(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new Error('It is not UTF-8, so its bytes could not be kept. Save it as UTF-8.', {
      cause,
    });
  }
}

const reasons: Record<string, string> = {
  ENOENT: 'There is no such file.',
  EACCES: 'It may not be read or written here.',
  EISDIR: 'There is a folder in its place.',
  ENOTDIR: 'There is a file in the place of its folder.',
  EEXIST: 'There is a file in the place of its folder.',
  ENOSPC: 'The disk is full.',
};

/** Why a file could not be read or written, as a sentence. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? error.message;
}
