import type { AnnouncementName } from './announcements';
import { bus, entry } from './bus';

/**
 * The latest of some requests with one key that nobody has answered; undefined if there is none. The
 * caller answers it; earlier ones count no more. See `useRequests`.
 */
export function takeRequest<N extends AnnouncementName>(
  names: readonly N[],
  key: string,
): N | undefined {
  const byEntry = new Map(names.map((name) => [entry(name, key), name]));
  const waiting = [...bus.latest.keys()].filter((it) => byEntry.has(it));
  for (const it of waiting) bus.latest.delete(it);
  return byEntry.get(waiting.at(-1)!);
}
