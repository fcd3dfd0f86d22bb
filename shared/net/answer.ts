/** What came back from a server: an answer, or why there was none. */
export type Answer =
  | {
      came: true;
      ok: boolean;
      status: number;
      /** What the JSON said; undefined when it was none, such as a page, or too long to be one. */
      body: unknown;
    }
  | {
      came: false;
      /** The visitor's connection, or a server that took too long. */
      reason: 'network' | 'timeout';
      /** The browser's own words. */
      message: string;
    };

/** No answer that an element reads is longer, in bytes; more is not read to its end. */
export const LONGEST = 1024 * 1024;

/**
 * Sends a request and reads its answer as JSON. Never throws: no connection, an end of the waiting, a
 * page in place of JSON and an endless body are answers too.
 *
 * @param signal ends the waiting
 */
export async function ask(
  address: string,
  request: RequestInit,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const response = await fetch(address, { ...request, signal });
    const text = await beginningOf(response);
    return { came: true, ok: response.ok, status: response.status, body: asJson(text) };
  } catch (error) {
    const reason = signal.aborted ? 'timeout' : 'network';
    return { came: false, reason, message: error instanceof Error ? error.message : String(error) };
  }
}

/** The errors that an answer names (spec 3): those of them that are texts. */
export function errorsIn(body: unknown): string[] {
  const errors = fieldIn(body, 'errors');
  return Array.isArray(errors)
    ? errors.filter((it): it is string => typeof it === 'string' && it !== '')
    : [];
}

/** Whether an answer says that it went well; null when it does not say (spec 3). */
export function successIn(body: unknown): boolean | null {
  const success = fieldIn(body, 'success');
  return typeof success === 'boolean' ? success : null;
}

const fieldIn = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? (body as Record<string, unknown>)[name]
    : undefined;

/** The text of an answer; cut off, and so no JSON any more, when it is longer than any of ours. */
async function beginningOf(response: Response): Promise<string> {
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
  return '';
}

/** What an answer says; undefined for what is no JSON. */
export function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
