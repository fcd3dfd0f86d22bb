import { parseAddress, safeAddress } from '../../../shared/foundation/address';
import { animationIn, UNPACKED } from './animation-in';
import { type Animation, AnimationError, readAnimation } from './read-animation';

/** As long as a file may be, in bytes. */
const LONGEST = 8 * 1024 * 1024;
/** How long it may take to come, in milliseconds. */
const TIME = 30_000;

interface Wanted {
  /** The JSON that is written into the page; empty when it is a file. */
  inner: string;
  src: string;
  /** The id of one in a .lottie file. */
  animation: string;
}

/** Fetches, unpacks and reads an animation. Rejects with an AnimationError that says why it cannot. */
export async function loadAnimation(
  { inner, src, animation }: Wanted,
  signal: AbortSignal,
): Promise<Animation> {
  const base = parseAddress(src || document.baseURI, document.baseURI);
  if (!inner && (!base || !mayBeAsked(base)))
    throw new AnimationError('only https and this site are asked');
  const source = inner || (await jsonIn(await fetchBytes(base!, signal), animation));
  return readAnimation(source, (file) => {
    const url = safeAddress(file) ? parseAddress(file, base?.href ?? document.baseURI) : null;
    // Nothing of a third party is asked for because a file names it.
    return url?.origin === location.origin ? url.href : undefined;
  });
}

const mayBeAsked = ({ origin, protocol }: URL) =>
  origin === location.origin || protocol === 'https:';

async function fetchBytes(url: URL, signal: AbortSignal) {
  const options: RequestInit =
    url.origin === location.origin
      ? { mode: 'same-origin' }
      : { mode: 'cors', credentials: 'omit', referrerPolicy: 'strict-origin' };
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIME)]);
  try {
    const response = await fetch(url, { ...options, signal: limit });
    if (!response.ok) throw new AnimationError(`the server answers with ${response.status}`);
    return await bytesOf(response.body, LONGEST, 'it is longer than 8 MB');
  } catch (error) {
    if (error instanceof AnimationError || signal.aborted) throw error;
    throw new AnimationError(`it did not come (${messageOf(error)})`);
  }
}

async function jsonIn(bytes: Uint8Array<ArrayBuffer>, id: string) {
  const reading = animationIn(bytes, id);
  let step = reading.next();
  while (!step.done) step = reading.next(await inflate(step.value.bytes));
  return step.value;
}

async function inflate(bytes: Uint8Array<ArrayBuffer>) {
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  try {
    return await bytesOf(unpacked, UNPACKED, 'its archive holds too much');
  } catch (error) {
    throw error instanceof AnimationError ? error : new AnimationError('its archive is broken');
  }
}

/** Reads a stream; gives it up where it has more bytes than `most`. */
async function bytesOf(stream: ReadableStream<Uint8Array> | null, most: number, problem: string) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = stream?.getReader();
  let length = 0;
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || !value) break;
    length += value.length;
    if (length > most) {
      void reader!.cancel().catch(() => {});
      throw new AnimationError(problem);
    }
    parts.push(value as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
