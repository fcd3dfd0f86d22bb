/** One request that a form has sent. */
export interface Sent {
  to: string;
  method: string;
  type: string;
  headers: Record<string, string>;
  /** Everything in its body, files by their names, in order. */
  entries: [name: string, value: string][];
  /** The field records in it. */
  records: Record<string, unknown>[];
}

export type Reply = { status?: number; body?: unknown; text?: string } | 'offline' | 'never';

/** A server in place of the network, for as long as one test runs. */
export interface FormServer {
  sent: Sent[];
  /** What it answers from now on. 'never' waits until the request is given up. */
  answer: (reply: Reply) => void;
  hold: () => void;
  /** Lets the answers go that `hold` has kept back. */
  release: () => void;
}

const network = window.fetch;
const wait = window.setTimeout;
let clocks: { id: number; seconds: number; ring: () => void }[] = [];
const clearWait = window.clearTimeout;

/** Answers every request of the page from here on; `closeServer` gives it back to the network. */
export function openServer(): FormServer {
  let reply: Reply = { body: { success: true } };
  let held: Promise<void> | undefined;
  let release = () => {};
  const sent: Sent[] = [];

  window.fetch = async (address, options) => {
    const request = new Request(address, options);
    sent.push(sentWith(request, options?.body));
    await held;
    if (reply === 'offline') throw new TypeError('Failed to fetch');
    if (reply === 'never') return givenUp(request.signal);
    return new Response(reply.text ?? JSON.stringify(reply.body), { status: reply.status ?? 200 });
  };
  let count = 1e9;
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

function sentWith(request: Request, body: BodyInit | null | undefined): Sent {
  const entries = [...(body as FormData)].map(
    ([name, value]) => [name, typeof value === 'string' ? value : value.name] as [string, string],
  );
  const data = entries.find(([name]) => name === 'data')?.[1] ?? '[]';
  return {
    to: request.url,
    method: request.method,
    type: request.headers.get('content-type')!.split(';')[0]!,
    headers: Object.fromEntries(request.headers),
    entries,
    records: JSON.parse(data) as Sent['records'],
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
