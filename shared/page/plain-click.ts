/** A link in HTML, also one of an image map. */
export type Link = HTMLAnchorElement | HTMLAreaElement;

/**
 * Whether a click means what it does in this window, and nobody has answered it: no other button or
 * key of the visitor's, no other window, no download.
 */
export const isPlain = (event: MouseEvent, { target, download }: Partial<Link>) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) &&
  (!target || target === '_self') &&
  !download;
