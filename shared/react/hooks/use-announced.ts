import { useEffect } from 'react';
import type { AnnouncementName, Announcements } from '../../bus/announcements';
import { subscribe, latest } from '../../bus/bus';
import { useLatest } from './use-latest';

/**
 * Acts on announcements of a name and key: synchronously, so that a native control never shows an older
 * value, and on mount with the latest announcement.
 */
export function useAnnounced<N extends AnnouncementName>(
  name: N,
  key: string,
  act: (detail: Announcements[N]) => void,
) {
  const present = useLatest(act);
  useEffect(() => {
    const before = latest(name, key);
    if (before) present.current(before);
    return subscribe(name, (detail, about) => about === key && present.current(detail));
  }, [name, key]);
}
