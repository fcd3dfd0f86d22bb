import type { ConsentPurpose } from '../foundation/consent-purpose';

/**
 * Every announcement on the bus, with its detail. Page scripts use them too, so fields are only added,
 * never removed. Details are plain data or DOM nodes, because they may cross between two copies of the
 * library.
 *
 * What is told of an element carries it as `host`. Its key is the element's id, and '' for one without
 * an id, so that only `host` tells several of those apart.
 *
 * A sentence that begins with "Asks" is a request: whoever its key names answers it, and announces what
 * has happened. It is kept until it is answered; see `takeRequest`.
 */
export interface Announcements {
  /** The page has loaded; announced once on each page with the loader or `page.js`. Key: ''. */
  'page.started': { body: HTMLElement };
  /**
   * Page data of one name has changed, so elements that show it redraw. Key: the name, such as
   * `products`. Page scripts announce it; setting a global such as `wbProducts` announces it too.
   */
  'page.data': {};
  /** The page starts to scroll to an anchor. Key: the anchor's id. `source` is the clicked link, if any. */
  'anchor.started': { source: Element | null };
  /** An off-canvas menu or a mega-menu panel has opened. Key: its id. */
  'menu.opened': { kind: 'off-canvas' | 'mega-menu'; host: HTMLElement };
  /** An off-canvas menu or a mega-menu panel has closed. Key: its id. */
  'menu.closed': { kind: 'off-canvas' | 'mega-menu'; host: HTMLElement };
  /** A sticky element has become stuck, or has returned to its place in the flow. Key: its id. */
  'sticky.changed': { isStuck: boolean; host: HTMLElement };
  /** An entrance starts; hover animations around and in it pause. Key: its animation id, else its id. */
  'entrance.on': { host: HTMLElement };
  /** An entrance has ended. Key: its animation id, else its id. */
  'entrance.off': { host: HTMLElement };
  /**
   * A visitor chose an option of a product. Key: the product's handle. `image` is the address of the
   * variant's picture, if there is one.
   */
  'product.choice': {
    choice: Record<string, string>;
    variantId: string | null;
    image?: string | null;
  };
  /** The quantity chosen for a product changed. Key: the product's handle. */
  'product.quantity': { quantity: number };
  /** The cart is about to be asked to take an item. Key: the product's handle. */
  'cart.add': { id: string; quantity: number };
  /** The item was added to the cart. Key: the product's handle. `answer` is the server's response. */
  'cart.added': { id: string; quantity: number; answer: unknown };
  /** Adding to the cart failed. Key: the product's handle. */
  'cart.failed': { id: string; quantity: number; status: number; message: string };
  /**
   * The cart holds something else than before. Key: ''. `answer` is the server's response, or the cart as the
   * provider of the hosted shop tells it; `count` is how many pieces it holds, where that is known.
   */
  'cart.changed': { answer: unknown; count?: number };
  /** Asks a popup to open, asleep or awake. Key: its id. */
  'popup.open': {};
  /** Asks a popup to close, which a listener may prevent. Key: its id. */
  'popup.close': {};
  /** A popup has opened. Key: its id. `scrollsPage`: whether the page behind it can still scroll. */
  'popup.opened': { by: string; scrollsPage: boolean; host: HTMLElement };
  /** A popup has closed: media inside it stops. Key: its id. */
  'popup.closed': { reason: string; host: HTMLElement };
  /**
   * Panels of one element were shown and hidden, and their heights are final; media in the hidden ones has
   * stopped. Key: its id.
   */
  'panel.changed': { host: HTMLElement; shown: Element[]; hidden: Element[] };
  /** A carousel or slider shows another slide. Key: its id. `active` counts from 1. */
  'slide.changed': { host: HTMLElement; active: number; count: number };
  /**
   * A player has started, or is no longer muted: one that is heard pauses all others that are. Key: its id.
   */
  'media.started': { host: HTMLElement; kind: 'audio' | 'video'; isMuted?: boolean };
  /** Asks audio, video and players in frames to stop. Key: the id of what holds them; '' for the page. */
  'media.stop': {};
  /** The visitor has agreed to something of third parties. Key: the purpose. Ask readConsent how it stands. */
  'consent.given': { purpose: ConsentPurpose };
  /** The visitor does not agree, or no longer does. Key: the purpose. */
  'consent.withdrawn': { purpose: ConsentPurpose };
}

export type AnnouncementName = keyof Announcements;
