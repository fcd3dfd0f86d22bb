// The calls of Ecwid, as far as they are used.

/** A page of the shop has been shown; its type is such as 'CART' or 'CHECKOUT_PAYMENT'. */
export interface ShopPage {
  type?: string;
}

/** What the provider tells; there is no way to stop listening. */
export interface Told<T> {
  add(listener: (it: T) => void): void;
}

/** Of its calls, those that the suite uses; it does without all but the first three. */
export interface Ecwid {
  init(): void;
  OnAPILoaded: Told<void>;
  OnPageLoaded: Told<ShopPage | undefined>;
  OnCartChanged?: Partial<Told<unknown>>;
  openPage?: (slug: string, args?: object) => void;
  Cart?: {
    addProduct?: (product: {
      id: number;
      quantity: number;
      callback: (isDone: boolean, product: unknown, cart: unknown) => void;
    }) => void;
    clear?: () => void;
  };
  destroy?: () => void;
  refreshConfig?: () => void;
}

/** The name of the list of what is to be shown, and where. */
export const WIDGETS_TO_SHOW = '_xnext_initialization_scripts';

/** What its script reads in the page, and leaves there. */
export interface EcwidGlobals {
  Ecwid?: Partial<Ecwid>;
  ec?: Record<string, unknown>;
  ecwid_script_defer?: boolean;
  ecwid_dynamic_widgets?: boolean;
  [WIDGETS_TO_SHOW]?: { widgetType: string; id: string; arg: string[] }[];
}
