import { useEffect } from 'react';
import type { AnnouncementName } from '../../bus/announcements';
import { subscribe } from '../../bus/bus';
import { takeRequest } from '../../bus/take-request';
import { Timer } from '../../browser/timer';
import { useLatest } from './use-latest';

/**
 * Answers requests whose key is the host's id: at once, and after mount the latest that came before. Each
 * request is answered once. A sleeping element wakes for those that its contract subscribes to.
 *
 * @param names a constant list, in any order
 */
export function useRequests<N extends AnnouncementName>(
  host: HTMLElement,
  names: readonly N[],
  answer: (name: N) => void,
) {
  const present = useLatest(answer);
  useEffect(() => {
    const take = () => {
      const name = host.id ? takeRequest(names, host.id) : undefined;
      if (name) present.current(name);
    };
    const first = new Timer();
    // What the visitor did before is repeated first, such as opening what is to close.
    first.start(0, take);
    const stops = names.map((name) => subscribe(name, (_, key) => key === host.id && take()));
    return () => {
      first.stop();
      for (const stop of stops) stop();
    };
  }, [host]);
}
