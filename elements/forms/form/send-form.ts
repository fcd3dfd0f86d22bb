import type { Outcome } from '../../../shared/browser/network/outcome';
import { request } from '../../../shared/browser/network/request';
import { bodyOf, type Submission } from './submission';

export interface Sent {
  address: URL;
  submission: Submission;
  isMultipart: boolean;
  /** Sent as idempotency-key: the same while the same content is sent again. */
  key: string;
}

/** In bytes. Smaller files are uploaded before a progress bar could be drawn. */
const WORTH_A_BAR = 64 * 1024;

/**
 * Sends a form (spec 7).
 *
 * @param onProgress called with how much of the files has been uploaded, in percent
 */
export function sendForm(
  { address, submission, isMultipart, key }: Sent,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<Outcome> {
  // On another origin, a custom header or an upload listener would cause a preflight request, which
  // few servers answer.
  const isOwn = address.origin === location.origin;
  const headers: Record<string, string> = isOwn ? { 'idempotency-key': key } : {};
  const body = bodyOf(submission, isMultipart);
  const post = () => request(address, { method: 'POST', headers, body }, signal);
  const bytes = submission.files.reduce((sum, { file }) => sum + file.size, 0);
  if (!isOwn || !(body instanceof FormData) || bytes < WORTH_A_BAR) return post();
  return import('./upload').then(
    ({ upload }) => upload(address, { headers, body }, signal, onProgress),
    post,
  );
}
