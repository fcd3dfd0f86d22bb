/** What the script in the head has kept: events from before the loader, with the way they took. */
export type Early = [event: Event, path: EventTarget[]][];

const queue = globalThis as { wbq?: Early | { push(): void } };

/** The touches of before, oldest first; nothing is kept from now on. */
export function takeEarly(): Early {
  const early = Array.isArray(queue.wbq) ? queue.wbq : [];
  queue.wbq = { push() {} };
  return early;
}
