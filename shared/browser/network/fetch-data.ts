import type { Data } from './feed';
import { request } from './request';
import { whatCame } from './warn-of-failure';

/** How long the data may take to come, in milliseconds. Its length is limited by `request`. */
const TIME = 20_000;

/** Fetches JSON of this site, or by https. Never throws; an answer that says it has no content is undefined. */
export async function fetchData(url: URL | null): Promise<Data> {
  const isOwn = url?.origin === location.origin;
  if (!url || !(isOwn || url.protocol === 'https:'))
    return { problem: 'no answer came (only https and this site are asked)' };
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIME);
  // Of another site, it is what everybody gets; of this one, no redirect may lead elsewhere.
  const options: RequestInit = isOwn
    ? { mode: 'same-origin' }
    : { mode: 'cors', credentials: 'omit', referrerPolicy: 'strict-origin' };
  const outcome = await request(url, options as Parameters<typeof request>[1], limit.signal);
  clearTimeout(timer);
  const { ok, kind, body, status } = outcome;
  if (status === 204) return { body: undefined };
  return ok && kind === 'json' ? { body } : { problem: whatCame(outcome) };
}
