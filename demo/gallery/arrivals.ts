import type { State } from './demo';

/** Where a state starts, and what in the drawing is pressed to have what comes from others. */
interface Wanted {
  example?: string;
  press: string;
}

/** After so long a visitor is told that they wait. */
const SLOW = 10_000;

/** States of a frame of others that is waited for, and of one that cannot be reached. */
export const frameArrivals = (wanted: Wanted): State[] =>
  arrivals(wanted, {
    never(host) {
      const hold = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
      host.shadowRoot!.addEventListener('load', hold, { capture: true });
    },
    blocked(host) {
      const { fetch } = globalThis;
      globalThis.fetch = () => {
        globalThis.fetch = fetch;
        return Promise.reject(new TypeError('Blocked'));
      };
      // Browsers say so of their own page for what is blocked, too.
      setTimeout(() => host.shadowRoot!.querySelector('iframe')?.dispatchEvent(new Event('load')));
    },
  });

/** The same of a script of others, which is never asked for. */
export const scriptArrivals = (name: string, wanted: Wanted): State[] =>
  arrivals(wanted, {
    never: () => holdScript(name, (script) => (held = script)),
    blocked: () => holdScript(name, fail),
  });

type Reach = State['reach'];

function arrivals(
  { example, press }: Wanted,
  { never, blocked }: Record<'never' | 'blocked', Reach>,
): State[] {
  const start = { ...(example !== undefined && { example }) };
  const ask: Reach = (host) => host.shadowRoot!.querySelector<HTMLElement>(press)?.click();
  return [
    {
      ...start,
      name: 'still waiting',
      reach: (host) => {
        never(host);
        passTime();
        ask(host);
      },
    },
    {
      ...start,
      name: 'blocked',
      warns: 'Failed to load',
      reach: (host) => {
        blocked(host);
        ask(host);
      },
    },
  ];
}

/** The next time that a visitor would be told that they wait comes at once. */
function passTime() {
  const { setTimeout } = globalThis;
  const soon = (task: () => void, delay?: number) => {
    if (delay !== SLOW) return setTimeout(task, delay);
    globalThis.setTimeout = setTimeout;
    return setTimeout(task);
  };
  globalThis.setTimeout = soon as typeof setTimeout;
}

/** The script that is waited for. */
let held: HTMLScriptElement | undefined;
const fail = (script?: HTMLScriptElement) => script?.dispatchEvent(new Event('error'));

/** Keeps back the next script of others, and what such a script has left in the page by a name. */
function holdScript(name: string, then: (script: HTMLScriptElement) => void) {
  // An address that is on its way is not asked for again.
  fail(held);
  const page = globalThis as Record<string, unknown>;
  const { head, baseURI } = document;
  const { [name]: left } = page;
  delete page[name];
  head.append = (...nodes) => {
    const [script] = nodes;
    const isTheirs =
      script instanceof HTMLScriptElement &&
      script.src !== '' &&
      new URL(script.src).origin !== new URL(baseURI).origin;
    if (!isTheirs) return Element.prototype.append.apply(head, nodes);
    Reflect.deleteProperty(head, 'append');
    page[name] = left;
    return void setTimeout(() => then(script));
  };
}
