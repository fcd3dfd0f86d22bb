import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { isReachable } from '../../browser/network/is-reachable';
import { observeVisible } from '../../browser/observe-visible';
import { warn } from '../../foundation/warn';
import { useDelay } from '../hooks/use-delay';
import type { Arrival } from './third-party-box';
import { SLOW } from './use-script-arrival';

type Known = 'loaded' | 'failed' | undefined;

/**
 * How far a frame has come. One that cannot be reached has failed, with a warning; one that keeps the
 * visitor waiting is slow.
 *
 * @param isThere whether it is drawn, unless it fails
 * @param src its address; another one starts anew
 */
export function useFrameArrival(
  frame: RefObject<HTMLIFrameElement | null>,
  isThere: boolean,
  src: string,
): Arrival {
  const [known, setKnown] = useState<Known>();
  const [isVisible, setVisible] = useState(false);
  const isSlow = useDelay(SLOW, isThere && isVisible && !known);

  const isDrawn = isThere && known !== 'failed';
  useLayoutEffect(() => () => setKnown(undefined), [isThere, src]);
  useLayoutEffect(() => {
    const node = frame.current;
    if (!isDrawn || !node) return undefined;
    // What was found out before its event stands: Chromium fires one for the page that tells of an error too.
    const loaded = () => setKnown((it) => it ?? 'loaded');
    // A frame of the published page may have loaded before anybody listened; a new one is still empty, and
    // the page can read it, whatever came of its address before.
    if (!node.contentDocument && performance.getEntriesByName(node.src).length) loaded();
    node.addEventListener('load', loaded);
    const stop = observeVisible(node, 0, setVisible);
    return () => {
      node.removeEventListener('load', loaded);
      stop();
      setVisible(false);
    };
  }, [isDrawn, src]);

  // Firefox tells of most frames that do not come by no event at all.
  const isAsked = isThere && (known === 'loaded' || (isVisible && !known));
  useEffect(() => {
    if (!isAsked) return undefined;
    const asking = new AbortController();
    isReachable(src, asking.signal).then((isReached) => {
      if (isReached || asking.signal.aborted) return;
      setKnown('failed');
      warnOfFrame(src);
    }, reportError);
    return () => asking.abort();
  }, [isAsked, src]);

  if (known) return known === 'loaded' ? 'there' : 'failed';
  return isSlow ? 'slow' : 'loading';
}

function warnOfFrame(src: string) {
  const address = src.replace(/[?#].*/, '');
  warn(
    `frame ${address}`,
    `Failed to load ${address}: its site cannot be reached or is blocked, so visitors are offered a link to it. ` +
      "See that the address is right, and that the page's policy allows it in frame-src.",
  );
}
