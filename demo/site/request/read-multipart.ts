import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import Busboy from '@fastify/busboy';
import type { FormLimits } from './form-limits';
import type { PostedFile, PostedForm } from './read-form';
import { Refusal } from './refusal';

/** Characters of a field's name, or a file's. */
const longestName = 1000;
/** Bytes of what stands before a part's content: two names and a type. */
const longestHeader = 8 * 1024;
/** Bytes that are taken apart at a time, so that one piece cannot bring thousands of parts. */
const pieceSize = 8 * 1024;
/** Bytes of a file that are copied at a stretch: new memory may be dear. */
const copySize = 1024 * 1024;

/**
 * A multipart form, taken apart while it comes. Reading stops at the first thing that is too much.
 * @throws Refusal 400 for a broken form and too many parts, 413 for too much text; what the body throws.
 */
export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  type: string,
  limits: FormLimits,
): Promise<PostedForm> {
  const fields: [string, string][] = [];
  const files: { field: string; name: string; chunks: Buffer[] }[] = [];
  const parser = parserOf(type, limits);
  const stop = (refusal: Refusal) => parser.destroy(refusal);
  let texts = 0;
  parser.on('field', (name: string | undefined, value, _isNameCut, isValueCut) => {
    if (!isName(name)) return stop(broken());
    texts += name.length + value.length;
    if (isValueCut || texts > limits.texts) return stop(new Refusal(413, limits.tooLong));
    fields.push([decoded(name), value]);
  });
  parser.on('file', (name: string | undefined, content, fileName: string | undefined) => {
    // Of a body that ends within a file. The reader learns of it from the parser.
    content.on('error', () => undefined);
    if (!isName(name) || !isName(fileName ?? '')) return stop(broken());
    const chunks: Buffer[] = [];
    content.on('data', (chunk: Buffer) => chunks.push(chunk));
    content.on('end', () => {
      files.push({ field: decoded(name), name: decoded(fileName ?? ''), chunks });
    });
  });
  parser.on('fieldsLimit', () => stop(broken('It has too many fields.')));
  parser.on('partsLimit', () => stop(broken('It has too many fields.')));
  parser.on('filesLimit', () => stop(broken('It has too many files.')));
  try {
    await pipeline(Readable.from(inPieces(body)), parser);
  } catch (error) {
    throw error instanceof Refusal ? error : broken();
  }
  const whole: PostedFile[] = [];
  for (const { chunks, ...file } of files) whole.push({ ...file, content: await joined(chunks) });
  return { fields, files: whole };
}

/** One piece of memory for all of them; whoever else waits has a turn in between. */
async function joined(chunks: readonly Buffer[]): Promise<Buffer> {
  const content = Buffer.allocUnsafeSlow(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  let rest = copySize;
  for (const chunk of chunks) {
    at += chunk.copy(content, at);
    rest -= chunk.length;
    if (rest > 0) continue;
    await setImmediate();
    rest = copySize;
  }
  return content;
}

function parserOf(type: string, { texts, fields, files }: FormLimits) {
  const parts = fields + files;
  const header = { headerSize: longestHeader, headerPairs: 20 };
  const limits = { fieldSize: texts, fields, files, parts, ...header };
  try {
    // The path stays: browsers send none, and some names only look like one.
    return new Busboy({ headers: { 'content-type': type }, limits, preservePath: true });
  } catch {
    // The type names no boundary, or one that is too long.
    throw broken();
  }
}

async function* inPieces(body: AsyncIterable<Uint8Array>) {
  for await (const chunk of body) {
    for (let at = 0; at < chunk.byteLength; at += pieceSize) {
      yield chunk.subarray(at, at + pieceSize);
    }
  }
}

function isName(name: string | undefined): name is string {
  return name !== undefined && name.length <= longestName;
}

/** Three signs that no name may hold as such are sent by their codes. */
function decoded(name: string): string {
  return name.replace(/%0A/gi, '\n').replace(/%0D/gi, '\r').replace(/%22/g, '"');
}

function broken(why = ''): Refusal {
  return new Refusal(400, `The form arrived broken. ${why && `${why} `}Please send it again.`);
}
