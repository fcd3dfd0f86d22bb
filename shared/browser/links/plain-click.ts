/** An HTML link, including those of image maps. */
export type Link = HTMLAnchorElement | HTMLAreaElement;

/**
 * Whether a click follows a link in this window and no listener has prevented it: main button, no
 * modifier key, no other window, no download.
 */
export const isPlain = (event: MouseEvent, link: Partial<Link>) =>
  !event.defaultPrevented &&
  !event.button &&
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) &&
  (!link.target || link.target === '_self') &&
  // Not its property, which is empty without a name for the file.
  !link.hasAttribute?.('download');
