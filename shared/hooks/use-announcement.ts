import { useCallback, useSyncExternalStore } from 'react';
import type { AnnouncementName, Announcements } from '../bus/announcements';
import { hear, latest } from '../bus/bus';

/**
 * What was last announced under a name and key, kept up to date; undefined while nothing was, and
 * in the first drawing, which must be the one the publish step made.
 */
export function useAnnouncement<N extends AnnouncementName>(name: N, key: string) {
  const subscribe = useCallback(
    (changed: () => void) => hear(name, (_, about) => about === key && changed()),
    [name, key],
  );
  return useSyncExternalStore<Announcements[N] | undefined>(
    subscribe,
    () => latest(name, key),
    () => undefined,
  );
}
