import { brotliCompressSync } from 'node:zlib';

/** Bytes after brotli at its best, quality 11, which is what it does unless told. */
export const brotli = (it: string | Buffer) => brotliCompressSync(it).length;
