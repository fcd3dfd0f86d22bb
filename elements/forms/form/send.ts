import { type Answer, ask } from '../../../shared/net/answer';
import { bodyOf, type Parcel } from './parcel';

export interface Sending {
  address: URL;
  parcel: Parcel;
  isMultipart: boolean;
  /** The same as long as the same content is tried again. */
  key: string;
}

/** Of files, in bytes: smaller ones have arrived before a bar could be drawn. */
const WORTH_A_BAR = 64 * 1024;

/**
 * Sends a form (spec 7); any answer, and none, is an outcome.
 *
 * @param onProgress hears how much of its files has arrived, in percent
 */
export function sendForm(
  { address, parcel, isMultipart, key }: Sending,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<Answer> {
  const headers: Record<string, string> = { accept: 'application/json' };
  // On another site this header would cost a request of its own, which few servers answer. So would
  // listening to an upload.
  const isOwn = address.origin === location.origin;
  if (isOwn) headers['idempotency-key'] = key;
  const body = bodyOf(parcel, isMultipart);
  const plainly = () => ask(address.href, { method: 'POST', headers, body }, signal);
  const bytes = parcel.files.reduce((sum, { file }) => sum + file.size, 0);
  if (!isOwn || !(body instanceof FormData) || bytes < WORTH_A_BAR) return plainly();
  return import('./upload').then(
    ({ upload }) => upload(address.href, { headers, body }, signal, onProgress),
    plainly,
  );
}
