import { useEffect } from 'react';
import type { AnnouncementName, Announcements } from '../bus/announcements';
import { hear, latest } from '../bus/bus';
import { useLatest } from './use-latest';

/**
 * Acts on what is announced under a name and key: at once, as a native control must that would else
 * show something older for a moment, and on mounting with what was announced last.
 */
export function useHeard<N extends AnnouncementName>(
  name: N,
  key: string,
  act: (detail: Announcements[N]) => void,
) {
  const present = useLatest(act);
  useEffect(() => {
    const before = latest(name, key);
    if (before) present.current(before);
    return hear(name, (detail, about) => about === key && present.current(detail));
  }, [name, key]);
}
