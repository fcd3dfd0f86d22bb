import { forgetConsent } from '../../support/consent';
import { until } from '../../support/test-element';

// In place of the network: scripts that a page asks for never come by themselves, and a test says what they do.

interface Page {
  Ecwid?: unknown;
  ec?: { config: object; storefront: object };
  ecwid_script_defer?: boolean;
  ecwid_dynamic_widgets?: boolean;
}

export interface Widget {
  widgetType: string;
  id: string;
  arg: string[];
}

export const page = globalThis as Page & Record<string | symbol, unknown>;
export const LIST = '_xnext_initialization_scripts';

/** The scripts that the page has asked for, in their order. */
export let asked: HTMLScriptElement[] = [];

const nativeAppend = document.head.append;
let stores = 50_000;
/** A store that no test of this page has used: a script is loaded once. */
export const freshStore = () => String((stores += 1));

/** A page in which no shop has been, and a visitor who has decided nothing. */
export function newPage() {
  forgetConsent();
  asked = [];
  for (const name of ['Ecwid', 'ec', 'ecwid_script_defer', 'ecwid_dynamic_widgets', LIST])
    delete page[name];
  delete page[Symbol.for('wb.shop.1')];
  document.head.append = (...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement) asked.push(node);
      else nativeAppend.call(document.head, node);
  };
}

export function endPage() {
  document.head.append = nativeAppend;
  localStorage.removeItem('wb-shop-paying');
  forgetConsent();
}

/** The script comes, and does this when it runs. */
export async function arrive(run: () => void) {
  const before = asked.length;
  await until(() => asked.length >= Math.max(1, before));
  run();
  asked.at(-1)!.onload?.(new Event('load'));
}

type Tell = (told?: unknown) => void;

/** The provider's calls, recorded, in the place of its script; a test tells what they would tell. */
export function recorder() {
  const calls: unknown[][] = [];
  const record =
    (name: string) =>
    (...given: unknown[]) =>
      void calls.push([name, ...given]);
  const told = () => {
    const listeners: Tell[] = [];
    const tell: Tell = (it) => listeners.forEach((listener) => listener(it));
    return { add: (it: Tell) => void listeners.push(it), tell };
  };
  const [api, shown, cart] = [told(), told(), told()];
  const ecwid = {
    init: () => void calls.push(['init', structuredClone(page[LIST])]),
    destroy: record('destroy'),
    openPage: record('openPage'),
    refreshConfig: record('refreshConfig'),
    OnAPILoaded: { add: api.add },
    OnPageLoaded: { add: shown.add },
    OnCartChanged: { add: cart.add },
    Cart: { addProduct: record('addProduct'), clear: record('clear') },
  };
  return { calls, ecwid, loaded: api.tell, shown: shown.tell, cart: cart.tell };
}

export const part = <E extends HTMLElement = HTMLElement>(host: Element, name: string) =>
  host.shadowRoot!.querySelector<E>(`[part=${name}]`);

export const arrivalOf = (host: Element) => part(host, 'box')?.dataset['arrival'];

/** The node that the provider draws into. */
export const placeIn = (host: Element) => host.querySelector<HTMLElement>(':scope > [slot=embed]');

/** Puts the page's data of a shop into HTML. */
export const shopData = (shop: object) =>
  `<script type="application/json" data-wb-page>${JSON.stringify({ shop })}</script>`;
