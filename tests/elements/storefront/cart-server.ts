/** What was sent to the cart: where to, how, and the form's fields. */
export interface Sent {
  to: string;
  method: string;
  mode: string;
  type: string;
  fields: Record<string, string>;
}

/** A cart in place of the network, for as long as one test runs. */
export interface CartServer {
  sent: Sent[];
  /** What it answers from now on; a number is a status. 'never' waits until the request is given up. */
  answer: (reply: Reply) => void;
  /** Lets the answers go that `hold` has kept back. */
  release: () => void;
  hold: () => void;
}

export type Reply = { status?: number; body?: unknown; text?: string } | 'offline' | 'never';

const network = window.fetch;
const wait = window.setTimeout;
let clocks: { seconds: number; ring: () => void }[] = [];

/** Answers every request of the page from here on; `closeCart` gives it back to the network. */
export function openCart(): CartServer {
  let reply: Reply = { body: { ok: true } };
  let held: Promise<void> | undefined;
  let release = () => {};
  const sent: Sent[] = [];

  window.fetch = async (address, options) => {
    const request = new Request(address, options);
    sent.push({
      to: new URL(request.url).pathname,
      method: request.method,
      mode: request.mode,
      type: request.headers.get('content-type')!.split(';')[0]!,
      fields: Object.fromEntries(new URLSearchParams(await request.clone().text())),
    });
    await held;
    if (reply === 'offline') throw new TypeError('Failed to fetch');
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
  for (const clock of clocks) {
    clock.seconds -= seconds;
    if (clock.seconds <= 0) clock.ring();
  }
  clocks = clocks.filter((clock) => clock.seconds > 0);
}

/** Gives the network and the clock back. */
export function closeCart() {
  window.fetch = network;
  window.setTimeout = wait;
  clocks = [];
}

const givenUp = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
