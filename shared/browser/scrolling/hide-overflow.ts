import { styled } from './styled';

/** Keeps the page from scrolling, and the space of its scrollbar; returns a function that undoes it. */
export function hideOverflow() {
  const root = document.documentElement;
  const bar = innerWidth - root.clientWidth;
  return styled(root, {
    overflow: 'hidden',
    // An overlay scrollbar takes no space.
    ...(bar > 0 && { 'scrollbar-gutter': 'stable' }),
  });
}
