import type { Span } from '../float-panel';

/** The edges of a panel of a width, in pixels from the left of the window; undefined as wide as its content. */
export function spanOf(host: HTMLElement, width: string | undefined): Span | undefined {
  if (width === 'content') return undefined;
  if (width === 'window') return { left: 0, right: host.ownerDocument.documentElement.clientWidth };
  const { left, right } = (host.closest('wb-menu, nav, header') ?? host).getBoundingClientRect();
  return { left, right };
}
