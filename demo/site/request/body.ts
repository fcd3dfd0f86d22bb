import type { Context } from 'hono';
import { Refusal } from './refusal';

/** Milliseconds that a sender may be silent. */
const patience = 20_000;

/**
 * A request's body, counted while it comes.
 * @param most Bytes. A body that is announced longer is not begun.
 * @param tooLong What is said to the visitor who sends more, in one sentence.
 * @throws Refusal 413 for a longer body, 408 for one that stops coming, 400 for one that breaks off.
 */
export async function* bodyOf(
  context: Context,
  most: number,
  tooLong: string,
): AsyncGenerator<Uint8Array> {
  const { body } = context.req.raw;
  if (Number(context.req.header('content-length') ?? 0) > most) throw new Refusal(413, tooLong);
  if (!body) return;
  let read = 0;
  for await (const chunk of chunksOf(body, patience)) {
    read += chunk.byteLength;
    if (read > most) throw new Refusal(413, tooLong);
    yield chunk;
  }
}

/** A whole body as UTF-8 text; throws as `bodyOf` does. */
export async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

/**
 * The chunks of a stream, which is left open where the reader stops: whoever answers the request
 * may read the rest.
 * @param limit Milliseconds that it may be silent.
 * @throws Refusal 408 when it is silent for longer, 400 when it breaks off.
 */
export async function* chunksOf(
  stream: ReadableStream<Uint8Array>,
  limit: number,
): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), limit);
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

function inTime<Result>(reading: Promise<Result>, limit: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const silent = new Refusal(408, 'It took too long to arrive. Please send it again.');
    const timer = setTimeout(() => reject(silent), limit);
    const broken = new Refusal(400, 'It broke off on the way. Please send it again.');
    void reading.then(resolve, () => reject(broken)).finally(() => clearTimeout(timer));
  });
}
