import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/**
 * Bytes after brotli at its best, quality 11, which is what it does unless told. On a thread of its
 * own: all files of the suite take it seconds, in which a server would answer nobody.
 */
export const brotli = async (it: string | Buffer): Promise<number> => (await compress(it)).length;
