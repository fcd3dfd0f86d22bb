/** What was sent, as the server would see it. */
export interface Sent {
  to: string;
  method: string;
  mode: string;
  referrerPolicy: string;
  /** Null when it has none. */
  type: string | null;
  body: string;
}

export type Reply = { status?: number; body?: unknown; text?: string } | 'offline' | 'never';

/** A server in place of the network, for as long as one test runs. */
export interface AccountServer {
  sent: Sent[];
  /** What it answers from now on. 'never' waits until the request is given up. */
  answer: (reply: Reply) => void;
  /** Keeps answers back until `release`. */
  hold: () => void;
  release: () => void;
}

const network = window.fetch;
const wait = window.setTimeout;
let clocks: { seconds: number; ring: () => void }[] = [];

/** Answers every request of the page from here on; `closeServer` gives it back to the network. */
export function openServer(): AccountServer {
  let reply: Reply = { body: { success: true } };
  let held: Promise<void> | undefined;
  let release = () => {};
  const sent: Sent[] = [];

  window.fetch = async (address, options) => {
    const request = new Request(address, options);
    const { pathname, search } = new URL(request.url);
    sent.push({
      to: pathname + search,
      method: request.method,
      mode: request.mode,
      referrerPolicy: request.referrerPolicy,
      type: request.headers.get('content-type'),
      body: await request.clone().text(),
    });
    await held;
    if (reply === 'offline') throw new TypeError('The network is down');
    if (reply === 'never') return givenUp(request.signal);
    return new Response(reply.text ?? JSON.stringify(reply.body), { status: reply.status ?? 200 });
  };
  // Only this page's own deadlines are kept; what is due at once runs.
  window.setTimeout = ((act: () => void, milliseconds = 0, ...rest: unknown[]) => {
    if (milliseconds < 1000) return wait(act, milliseconds, ...rest);
    return clocks.push({ seconds: milliseconds / 1000, ring: act });
  }) as typeof setTimeout;

  return {
    sent,
    answer: (next) => void (reply = next),
    hold: () => void (held = new Promise((done) => (release = done))),
    release: () => release(),
  };
}

/** Lets so many seconds pass at once, for deadlines. */
export function passSeconds(seconds: number) {
  const due = clocks.filter((clock) => (clock.seconds -= seconds) <= 0);
  clocks = clocks.filter((clock) => clock.seconds > 0);
  for (const { ring } of due) ring();
}

/** Gives the network and the clock back. */
export function closeServer() {
  window.fetch = network;
  window.setTimeout = wait;
  clocks = [];
}

const givenUp = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
