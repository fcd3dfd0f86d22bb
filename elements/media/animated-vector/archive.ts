import { AnimationError } from './read-animation';

/** A file in an archive, as it lies there. */
export interface Packed {
  name: string;
  /** Whether it is packed with deflate; else it is stored as it is. */
  isDeflated: boolean;
  bytes: Uint8Array<ArrayBuffer>;
  /** How long the archive says that it is, in bytes. */
  size: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** A comment may follow the end. */
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const MOST_FILES = 2000;

/** Whether bytes are an archive, as .lottie files are. */
export const isArchive = (bytes: Uint8Array): boolean =>
  bytes.length > END_SIZE && viewOf(bytes).getUint32(0, true) === LOCAL;

/** The files in a zip archive. Throws an AnimationError where it is broken, or encrypted. */
export function filesIn(bytes: Uint8Array<ArrayBuffer>): Packed[] {
  try {
    return readFiles(bytes);
  } catch (error) {
    if (error instanceof AnimationError) throw error;
    throw new AnimationError('its archive is broken');
  }
}

function readFiles(bytes: Uint8Array<ArrayBuffer>) {
  const view = viewOf(bytes);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > MOST_FILES) throw new AnimationError(`its archive has more than ${MOST_FILES} files`);
  const decoder = new TextDecoder();
  const files: Packed[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new AnimationError('its archive is broken');
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const [named, extra, comment] = [28, 30, 32].map((it) => view.getUint16(at + it, true));
    const local = view.getUint32(at + 42, true);
    const name = decoder.decode(bytes.subarray(at + 46, at + 46 + named!));
    at += 46 + named! + extra! + comment!;
    if (name.endsWith('/')) continue;
    if (flags & 1) throw new AnimationError('its archive is encrypted');
    if (method !== 0 && method !== 8)
      throw new AnimationError('its archive is packed in a way that browsers cannot unpack');
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (from + packed > bytes.length) throw new AnimationError('its archive is cut off');
    const own = bytes.subarray(from, from + packed);
    files.push({ name, isDeflated: method === 8, bytes: own, size });
  }
  return files;
}

function endOf(view: DataView) {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new AnimationError('its archive is cut off');
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);
