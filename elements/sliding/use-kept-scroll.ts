import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useNative } from '../../shared/react/hooks/use-native';
import { type Axis, scrolledBy } from './scrolled';

/** Calls back when a node is no longer where it was scrolled to: browsers forget that of what is moved in the page. */
export function useKeptScroll(
  viewport: RefObject<HTMLElement | null>,
  axis: Axis,
  lost: () => void,
) {
  const known = useRef(0);
  useNative(viewport, 'scroll', () => void (known.current = scrolledBy(viewport.current!, axis)));
  // What is moved draws again.
  useLayoutEffect(() => {
    const node = viewport.current;
    if (!node?.clientWidth) return;
    const now = scrolledBy(node, axis);
    if (!now && known.current) lost();
    known.current = now;
  });
}
