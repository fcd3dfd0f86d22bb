import { announce } from '../../shared/bus/bus';
import { pageSlot } from '../../shared/foundation/slot';
import { countIn } from './cart-count';
import { type Ecwid, type EcwidGlobals, type ShopPage, WIDGETS_TO_SHOW } from './ecwid-calls';
import { type Descriptor, widgets } from './widgets';

// All that is known of Ecwid, the provider of the hosted shop: its script, and what that reads and leaves in
// the page. Another provider is another file like this.

/** The provider as visitors know it. */
export const PROVIDER = { name: 'Ecwid', host: 'app.ecwid.com' } as const;

/** Where its script fetches what it shows. */
const THEIRS = ['https://*.ecwid.com', 'https://d2j6dbq0eux0bg.cloudfront.net'];
export const SITES = {
  scripts: THEIRS,
  connects: THEIRS,
  styles: THEIRS,
  images: THEIRS,
  frames: ['https://*.ecwid.com'],
  untyped: THEIRS,
} as const;

export interface Listener {
  page?: (page: ShopPage) => void;
  cart?: () => void;
}

/** What a shop is told before its script runs. */
export interface Configuration {
  storeId: string;
  path: string;
  settings: Readonly<Record<string, unknown>>;
}

const globals = globalThis as EcwidGlobals;

interface State {
  storeId: string;
  listeners: Set<Listener>;
  /** The calls that are listened to already, which know no way to stop. */
  heard?: Ecwid;
  isLoaded?: boolean;
  /** Whether a page of the shop has said what its script is to know. */
  isConfigured?: boolean;
}

/** One shop a page, in every bundle. */
const page = pageSlot<State>('shop.1');

/** The address of a store's script, at the provider's own place unless told. */
export const scriptAddress = (storeId: string, at: string): string =>
  `${at || `https://${PROVIDER.host}/script.js`}?${storeId}&data_platform=code`;

/** Whether the page's script is another store's, which cannot be taken back. */
export const isOtherStore = (storeId: string): boolean =>
  page.value !== undefined && page.value.storeId !== storeId;

export const isEcwidThere = (): boolean => {
  const { init, OnAPILoaded, OnPageLoaded } = globals.Ecwid ?? {};
  return [init, OnAPILoaded?.add, OnPageLoaded?.add].every((it) => typeof it === 'function');
};

/**
 * Says what the script is to know; before it runs, and again when that changes.
 *
 * @param isAside whether it is said by what stands beside the shop's pages, whose own settings count
 */
export function configure({ storeId, path, settings }: Configuration, isAside: boolean) {
  const state = (page.value ??= { storeId, listeners: new Set() });
  if (isAside && state.isConfigured) return;
  state.isConfigured = !isAside;
  globals.ecwid_script_defer = true;
  globals.ecwid_dynamic_widgets = true;
  globals.ec = {
    ...globals.ec,
    config: {
      ...(globals.ec?.['config'] as object | undefined),
      storefrontUrls: { cleanUrls: true, slugsWithoutIds: true },
      baseUrl: path || '/',
    },
    storefront: { ...settings },
  };
  attempt(() => globals.Ecwid?.refreshConfig?.());
}

/** Listens to the shop once its script is there. Returns a function that stops. */
export function hear(listener: Listener): () => void {
  const state = page.value!;
  const ecwid = globals.Ecwid as Ecwid;
  state.listeners.add(listener);
  if (state.heard !== ecwid) {
    state.isLoaded = false;
    const each = (tell: (it: Listener) => void) => [...state.listeners].forEach(tell);
    ecwid.OnAPILoaded.add(() => (state.isLoaded = true));
    ecwid.OnPageLoaded.add((shown) => each(({ page }) => page?.(shown ?? {})));
    ecwid.OnCartChanged?.add?.((cart) => {
      const count = countIn(cart);
      announce('cart.changed', '', { answer: cart, ...(count !== undefined && { count }) });
      each(({ cart: changed }) => changed?.());
    });
    state.heard = ecwid;
  }
  return () => void state.listeners.delete(listener);
}

/** Has the shop begin with nothing of it in the page, for those who only ask for the cart. */
export function begin() {
  globals[WIDGETS_TO_SHOW] = [];
  attempt(() => globals.Ecwid!.init!());
}

/** Empties the cart of the shop, where that is there. */
export const clearCart = () => globals.Ecwid?.Cart?.clear?.();

/**
 * Shows the shop in the node with this id. Throws what the provider throws.
 *
 * @param isAddressed whether the page's address names a page of the shop, which then counts
 * @returns a function that takes it out
 */
export function open(id: string, widget: Descriptor, isAddressed: boolean): () => void {
  const ecwid = globals.Ecwid as Ecwid;
  attempt(() => ecwid.destroy?.());
  globals[WIDGETS_TO_SHOW] = [
    { widgetType: 'ProductBrowser', id, arg: [`id=${id}`, ...argumentsOf(widget)] },
  ];
  let isDue = !isAddressed && Object.keys(widget.args).length === 0;
  // Once, however often the provider calls back.
  const goTo = () => {
    if (isDue) ecwid.openPage?.(widgets[widget.type].slug);
    isDue = false;
  };
  ecwid.init();
  if (page.value!.isLoaded) goTo();
  else ecwid.OnAPILoaded.add(goTo);
  return () => {
    isDue = false;
    globals[WIDGETS_TO_SHOW] = [];
    attempt(() => ecwid.destroy?.());
  };
}

/** What goes wrong in it is the provider's, and nothing of the page depends on it. */
function attempt(call: () => void) {
  try {
    call();
  } catch (error) {
    reportError(error);
  }
}

const argumentsOf = ({ args: { id, categoryId } }: Descriptor): string[] => [
  ...(id ? [`productId=${id}`] : []),
  ...(categoryId ? [`categoryId=${categoryId}`] : []),
];
