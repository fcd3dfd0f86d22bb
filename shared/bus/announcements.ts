/**
 * Everything elements tell each other, with what it carries. Public to page scripts, so a field is
 * only ever added. Details are plain data or nodes of the page: they may cross between two copies of
 * the library.
 */
export interface Announcements {
  /** The page has loaded, once. Key: ''. See shared/page/start-up.ts. */
  'page.started': { body: HTMLElement };
  /**
   * The page's data of a name have changed, and whatever shows them draws them anew. Key: the name, such
   * as `products`. Page scripts say it; setting a global such as `wbProducts` says it by itself.
   */
  'page.data': {};
  /** The page scrolls to a place. Key: its id. `source` is the link that was clicked, if it was one. */
  'anchor.started': { source: Element | null };
  /** A menu that covers the page, or a panel of one, has opened. Key: its id. */
  'menu.opened': { kind: 'off-canvas' | 'mega-menu'; host: HTMLElement };
  /** It has closed. Key: its id. */
  'menu.closed': { kind: 'off-canvas' | 'mega-menu'; host: HTMLElement };
  /** Something sticky now stands over the page, or stands in its place again. Key: its id. */
  'sticky.changed': { isStuck: boolean; host: HTMLElement };
  /** Content begins to come in: hover animations around it and in it rest. Key: its animation id, else its id. */
  'entrance.on': { host: HTMLElement };
  /** It has come in. Key: its animation id, else its id. */
  'entrance.off': { host: HTMLElement };
  /** A visitor chose among a product's options. Key: the product's handle. */
  'product.choice': { choice: Record<string, string>; variantId: string | null };
  /** The wanted quantity of a product changed. Key: the product's handle. */
  'product.quantity': { quantity: number };
  /** Something is about to be sent to the cart. Key: the product's handle. */
  'cart.add': { id: string; quantity: number };
  /** The cart took it. Key: the product's handle. `answer` is what the server said. */
  'cart.added': { id: string; quantity: number; answer: unknown };
  /** The cart did not take it. Key: the product's handle. */
  'cart.failed': { id: string; quantity: number; status: number; message: string };
  /** A popup has opened. Key: its id. `scrollsPage` says that the page behind it can be scrolled. */
  'popup.opened': { by: string; scrollsPage: boolean };
  /** A popup has closed: media inside it stops. Key: its id. */
  'popup.closed': { reason: string };
  /** Panels of one element were shown or hidden: media in the hidden ones stops. Key: its id. */
  'panel.changed': { host: HTMLElement; shown: Element[]; hidden: Element[] };
}

export type AnnouncementName = keyof Announcements;
