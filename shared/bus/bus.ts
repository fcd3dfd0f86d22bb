import { pageSlot } from '../foundation/slot';
import type { AnnouncementName, Announcements } from './announcements';

type Listener = (detail: any, key: string, name: AnnouncementName) => void;

interface Bus {
  /** The latest detail, by name and key. */
  latest: Map<string, unknown>;
  /** Listeners by name; those under '*' receive every announcement. */
  listeners: Map<string, Set<Listener>>;
}

/** One bus per page, shared by all copies of the library. */
export const bus: Bus = (pageSlot<Bus>('bus.1').value ??= {
  latest: new Map(),
  listeners: new Map(),
});

/** The key of an announcement in `bus.latest`. */
export const entry = (name: string, key: string) => `${name} ${key}`;

const listenersOf = (name: string) => bus.listeners.get(name) ?? new Set<Listener>();

/** Notifies all listeners now, and keeps the detail for `latest`. */
export function announce<N extends AnnouncementName>(
  name: N,
  key: string,
  detail: Announcements[N],
) {
  // Deleted first, so that the map is in the order of the announcements.
  bus.latest.delete(entry(name, key));
  bus.latest.set(entry(name, key), detail);
  const listeners = [...listenersOf(name), ...listenersOf('*')];
  for (const listener of listeners) {
    try {
      listener(detail, key, name);
    } catch (error) {
      reportError(error);
    }
  }
}

/** The detail last announced under a name and key. */
export function latest<N extends AnnouncementName>(name: N, key: string) {
  return bus.latest.get(entry(name, key)) as Announcements[N] | undefined;
}

/** Whether anything was announced under a name and key. */
export const wasAnnounced = (name: string, key: string) => bus.latest.has(entry(name, key));

/** Listens for a name with any key; '*' means every name. Returns a function that unsubscribes. */
export function subscribe<N extends AnnouncementName>(
  name: N | '*',
  listener: (detail: Announcements[N], key: string, name: N) => void,
) {
  const listeners = listenersOf(name);
  bus.listeners.set(name, listeners.add(listener as Listener));
  return () => void listeners.delete(listener as Listener);
}
