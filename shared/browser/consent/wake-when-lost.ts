import { isReachable } from '../network/is-reachable';
import { observeVisible } from '../observe-visible';

/**
 * Wakes an element whose frame is in the published page, comes into view and cannot be reached, so that the
 * element says so: nothing that happens in a frame of another site touches the element itself.
 */
export function wakeWhenLost(host: HTMLElement, wake: (other?: HTMLElement) => void) {
  const frame = host.shadowRoot?.querySelector('iframe');
  if (!frame) return;
  const stop = observeVisible(frame, 0, (isSeen) => {
    if (!isSeen) return;
    stop();
    isReachable(frame.src, new AbortController().signal).then((isReached) => {
      if (!isReached && frame.isConnected) wake(host);
    }, reportError);
  });
}
