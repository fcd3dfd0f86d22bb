import { useCallback, useSyncExternalStore } from 'react';
import type { AnnouncementName, Announcements } from '../../bus/announcements';
import { subscribe, latest } from '../../bus/bus';

/**
 * The latest announcement of a name and key, kept up to date; undefined if there is none, and in the
 * first render, which must match the publish step's.
 */
export function useAnnouncement<N extends AnnouncementName>(name: N, key: string) {
  const observe = useCallback(
    (changed: () => void) => subscribe(name, (_, about) => about === key && changed()),
    [name, key],
  );
  return useSyncExternalStore<Announcements[N] | undefined>(
    observe,
    () => latest(name, key),
    () => undefined,
  );
}
