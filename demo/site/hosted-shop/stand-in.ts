import { type Cart, Keeper } from './kept';
import { drawPage } from './pages';
import { addressOf, type Place, placeAt, TYPES } from './places';
import styles from './stand-in.css';

// Stands in for the script of Ecwid, the provider of hosted shops: it implements the calls of its that the
// suite knows, so that a site with a shop can be shown and tested on a machine that is not connected. What it
// sells, and how that looks, is its own.

/** What it hears and tells, all of it without a way to stop. */
class Told<T = void> {
  #listeners: ((it: T) => void)[] = [];
  add = (listener: (it: T) => void) => void this.#listeners.push(listener);
  tell = (it: T) => this.#listeners.forEach((listener) => listener(it));
}

interface Initialisation {
  widgetType: string;
  id: string;
  arg: string[];
}

const INITIALISATIONS = '_xnext_initialization_scripts';

/** What the page says of the shop before the script runs. */
interface Globals {
  Ecwid?: object;
  ecwid_script_defer?: boolean;
  [INITIALISATIONS]?: Initialisation[];
  ec?: { config?: { baseUrl?: string } };
}

const page = globalThis as Globals;
let sheet: CSSStyleSheet | undefined;

/** Defines the calls of one store in the page, as its script does when it runs. */
export function standIn(storeId: string) {
  const kept = new Keeper(storeId);
  const [OnAPILoaded, OnCartChanged] = [new Told(), new Told<Cart>()];
  const [OnPageLoad, OnPageLoaded, OnPageSwitch] = [0, 0, 0].map(
    () => new Told<{ type: string }>(),
  );
  let root: HTMLElement | null = null;
  let isLoaded = false;
  /** What is shown at an address that names no page of the shop. */
  let first: Place = { slug: 'category', id: 0 };

  const base = () => page.ec?.config?.baseUrl ?? '/';
  const show = (place: Place) => {
    if (!root) return;
    const told = { type: TYPES[place.slug]! };
    OnPageLoad!.tell(told);
    const late = drawPage(root, place, { kept, base: base(), open, changed });
    // As the real one does, it says that a page is there before all of it is drawn.
    OnPageLoaded!.tell(told);
    setTimeout(late);
  };
  const changed = () => OnCartChanged.tell(kept.cart);
  const open = (place: Place) => {
    history.pushState(null, '', addressOf(place, base()));
    OnPageSwitch!.tell({ type: TYPES[place.slug]! });
    show(place);
  };
  const follow = () => {
    show(placeAt(new URL(location.href), base()) ?? first);
  };

  const api = {
    OnAPILoaded,
    OnPageLoad,
    OnPageLoaded,
    OnPageSwitch,
    OnCartChanged,
    openPage: (slug: string, args: { id?: number } = {}) =>
      open({ slug: slug.toLowerCase(), ...args }),
    init() {
      const [widget] = page[INITIALISATIONS] ?? [];
      root = widget ? document.getElementById(widget.id) : null;
      const asked = new Map(widget?.arg.map((it) => it.split('=') as [string, string]));
      if (root) {
        addEventListener('popstate', follow);
        root.classList.add('ec-store');
        sheet ??= new CSSStyleSheet();
        sheet.replaceSync(styles);
        if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
      }
      setTimeout(() => {
        if (!isLoaded) OnAPILoaded.tell();
        isLoaded = true;
        changed();
        const product = asked.get('productId');
        first = product
          ? { slug: 'product', id: Number(product) }
          : { slug: 'category', id: Number(asked.get('categoryId') ?? 0) };
        if (root?.childElementCount === 0) follow();
      });
    },
    destroy() {
      removeEventListener('popstate', follow);
      root?.replaceChildren();
      root = null;
    },
    refreshConfig() {},
    Cart: {
      addProduct(
        asked: number | { id: number; quantity?: number; callback?: (...told: unknown[]) => void },
      ) {
        const { id, quantity = 1, callback } = typeof asked === 'number' ? { id: asked } : asked;
        const isDone = kept.add(id, quantity);
        if (isDone) changed();
        callback?.(isDone, { id }, kept.cart);
      },
      clear() {
        kept.clear();
        changed();
      },
      setAddress: (_: object, done?: () => void) => done?.(),
      setCustomerEmail: (mail: string, done?: () => void, failed?: () => void) =>
        mail.includes('@') ? done?.() : failed?.(),
    },
  };
  page.Ecwid = api;
  if (!page.ecwid_script_defer) api.init();
  return api;
}
