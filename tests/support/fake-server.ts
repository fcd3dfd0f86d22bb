import { unrest } from './rest';

/** What it answers; 'never' waits until the request is given up. */
export type Reply = { status?: number; body?: unknown; text?: string } | 'offline' | 'never';

/** A server in place of the network, for as long as one test runs. */
export interface FakeServer<Sent> {
  /** All that was sent to it, in order. */
  sent: Sent[];
  /** What it answers from now on. */
  answer: (reply: Reply) => void;
  /** Keeps answers back until `release`. */
  hold: () => void;
  release: () => void;
}

const { fetch: network, setTimeout: wait, clearTimeout: clearWait } = window;
/** Above those of real timers. */
const FIRST_ID = 1e9;
let clocks: { id: number; seconds: number; ring: () => void }[] = [];

/**
 * Answers every request of the page from here on; `closeServer` gives it back to the network.
 *
 * @param read what a test wants to know of a request
 * @param reply what it answers at first
 */
export function openFakeServer<Sent>(
  read: (request: Request, body?: BodyInit | null) => Sent | Promise<Sent>,
  reply: Reply = { body: { success: true } },
): FakeServer<Sent> {
  let held: Promise<void> | undefined;
  let release = () => {};
  const sent: Sent[] = [];

  window.fetch = async (address, options) => {
    const request = new Request(address, options);
    sent.push(await unrest(Promise.resolve(read(request, options?.body))));
    await held;
    if (reply === 'offline') throw new TypeError('Failed to fetch');
    if (reply === 'never') return givenUp(request.signal);
    return new Response(reply.text ?? JSON.stringify(reply.body), { status: reply.status ?? 200 });
  };
  let count = FIRST_ID;
  // Only this page's own deadlines are kept; what is due at once runs.
  window.setTimeout = ((act: () => void, milliseconds = 0, ...rest: unknown[]) => {
    if (milliseconds < 1000) return wait(act, milliseconds, ...rest);
    count += 1;
    clocks.push({ id: count, seconds: milliseconds / 1000, ring: act });
    return count;
  }) as typeof setTimeout;
  window.clearTimeout = ((id: number) => {
    clocks = clocks.filter((clock) => clock.id !== id);
    clearWait(id);
  }) as typeof clearTimeout;

  return {
    sent,
    answer: (next) => void (reply = next),
    hold: () => void (held = new Promise((done) => (release = done))),
    release: () => release(),
  };
}

/** Lets so many seconds pass at once, for deadlines. */
export function passSeconds(seconds: number) {
  for (const clock of clocks) clock.seconds -= seconds;
  const due = clocks.filter((clock) => clock.seconds <= 0);
  clocks = clocks.filter((clock) => clock.seconds > 0);
  for (const { ring } of due) ring();
}

/** Gives the network and the clock back. */
export function closeServer() {
  window.fetch = network;
  window.setTimeout = wait;
  window.clearTimeout = clearWait;
  clocks = [];
}

const givenUp = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
