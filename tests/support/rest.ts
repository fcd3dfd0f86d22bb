// Counts what a page has put off, so that a test can wait until nothing of it is left. Imported
// before anything else of a test file, by `console.ts`: React keeps the timers that it finds.

const { setTimeout: start, clearTimeout: stop } = window;
const { text, json } = Response.prototype;

/** Timers that are due at once, by their ids. */
const timers = new Set<number>();
let messages = 0;
let promises = 0;

/** Keeps the page from being at rest until a promise is settled. Returns the promise. */
export function unrest<Value>(promise: Promise<Value>): Promise<Value> {
  promises += 1;
  const settle = () => void (promises -= 1);
  promise.then(settle, settle);
  return promise;
}

// tests/runner/import-plugin.ts has the product hand over here what it fetches later.
Object.assign(globalThis, { unrest });

/**
 * Waits until all that the page has put off has run: what React draws and what follows from it,
 * timers that are due at once, modules that are fetched, answers that are being read. Timers with a
 * time are not waited for.
 */
export async function atRest(): Promise<void> {
  do await task();
  while (timers.size + messages + promises > 0);
}

const NativeChannel = window.MessageChannel;

/** One for all turns: to make one costs more than a turn. */
const { port1, port2 } = new NativeChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()!();

/** Lets the page run one task that was put off before. */
export const task = (): Promise<void> =>
  new Promise((done) => {
    waiting.push(done);
    port2.postMessage(null);
  });

/** React's way to go on in another task. */
window.MessageChannel = class extends NativeChannel {
  constructor() {
    super();
    count(this.port1, this.port2);
    count(this.port2, this.port1);
  }
};

function count(from: MessagePort, to: MessagePort) {
  from.postMessage = (message: unknown) => {
    if (to.onmessage) {
      messages += 1;
      to.addEventListener('message', () => void (messages -= 1), { once: true });
    }
    MessagePort.prototype.postMessage.call(from, message);
  };
}

window.setTimeout = ((act: (...given: unknown[]) => void, after = 0, ...given: unknown[]) => {
  if (after > 0) return start(act, after, ...given);
  const id = start(() => {
    timers.delete(id);
    act(...given);
  });
  timers.add(id);
  return id;
}) as typeof setTimeout;

window.clearTimeout = (id) => {
  timers.delete(id as unknown as number);
  stop(id);
};

Response.prototype.text = function read() {
  return unrest(text.call(this));
};
Response.prototype.json = function read() {
  return unrest(json.call(this));
};
