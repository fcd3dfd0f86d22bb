import { isReachable } from '../network/is-reachable';
import { whenSeen } from '../when-seen';

/**
 * Wakes an element whose frame is in the published page, comes into view and cannot be reached, so that the
 * element says so: nothing that happens in a frame of another site touches the element itself.
 */
export function wakeWhenLost(host: HTMLElement, wake: (other?: HTMLElement) => void) {
  const frame = host.shadowRoot?.querySelector('iframe');
  if (!frame) return;
  whenSeen(frame, 0, () => {
    isReachable(frame.src, new AbortController().signal).then((isReached) => {
      if (!isReached && frame.isConnected) wake(host);
    }, reportError);
  });
}
