/** Events that the script in the head recorded before the loader ran, with their composed paths. */
export type Early = [event: Event, path: EventTarget[]][];

const queue = globalThis as { wbq?: Early | { push(): void } };

/** Returns the recorded events, oldest first, and stops recording. */
export function takeEarly(): Early {
  const early = Array.isArray(queue.wbq) ? queue.wbq : [];
  queue.wbq = { push() {} };
  return early;
}
