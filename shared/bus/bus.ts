import type { AnnouncementName, Announcements } from './announcements';

type Listener = (detail: any, key: string, name: AnnouncementName) => void;

interface Bus {
  /** The last detail, by name and key. */
  latest: Map<string, unknown>;
  /** Listeners by name, and of everything under '*'. */
  listeners: Map<string, Set<Listener>>;
}

// One bus a page, however many copies of the library. The shape under a published symbol never changes.
const BUS = Symbol.for('wb.bus.1');
const page = globalThis as { [BUS]?: Bus };
const bus = (page[BUS] ??= { latest: new Map(), listeners: new Map() });

const slot = (name: string, key: string) => `${name} ${key}`;

/** Tells everybody who listens, now, and whoever asks later through `latest`. */
export function announce<N extends AnnouncementName>(
  name: N,
  key: string,
  detail: Announcements[N],
) {
  bus.latest.set(slot(name, key), detail);
  for (const listener of [...listenersOf(name), ...listenersOf('*')]) {
    try {
      listener(detail, key, name);
    } catch (error) {
      reportError(error);
    }
  }
}

/** What was last announced under a name and key. */
export function latest<N extends AnnouncementName>(name: N, key: string) {
  return bus.latest.get(slot(name, key)) as Announcements[N] | undefined;
}

/** Whether anything was announced under a name and key. */
export const wasAnnounced = (name: string, key: string) => bus.latest.has(slot(name, key));

/** Listens for a name, whatever the key; '*' for every name. Returns a function that stops. */
export function hear<N extends AnnouncementName>(
  name: N | '*',
  listener: (detail: Announcements[N], key: string, name: N) => void,
) {
  const listeners = listenersOf(name);
  listeners.add(listener as Listener);
  return () => void listeners.delete(listener as Listener);
}

function listenersOf(name: string) {
  let listeners = bus.listeners.get(name);
  if (!listeners) bus.listeners.set(name, (listeners = new Set()));
  return listeners;
}
