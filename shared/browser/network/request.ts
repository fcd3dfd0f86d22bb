import { answered, LONGEST, type Outcome, unanswered } from './outcome';

interface Options extends Omit<RequestInit, 'headers' | 'signal'> {
  headers?: Record<string, string>;
}

/**
 * Sends a request that asks for JSON, and reads the answer. Never throws: a broken connection, a late
 * answer, a page in place of JSON and an endless body are outcomes, too.
 *
 * @param options as for `fetch`; `mode: 'same-origin'` keeps the request and its redirects on this site
 * @param signal aborts the request, which counts as a timeout
 */
export async function request(
  address: string | URL,
  { headers, ...options }: Options,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const response = await fetch(address, {
      ...options,
      headers: { accept: 'application/json', ...headers },
      signal,
    });
    return answered(response.status, await textOf(response));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return unanswered(signal.aborted ? 'timeout' : 'network', message);
  }
}

/** The text of an answer; stops reading and returns null if it is longer than LONGEST. */
async function textOf(response: Response): Promise<string | null> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; bytes <= LONGEST;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    text += decoder.decode(value, { stream: true });
  }
  void reader.cancel();
  return null;
}
