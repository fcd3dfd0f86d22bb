import { subscribe } from '../../bus/bus';
import type { Sleeper } from '../../element/signals';
import { elements } from './manifest';
import { isAsleep, wakeQuietly } from './sleepers';

/** Wakes elements whose contract subscribes to an announcement, and whose attribute equals its key. */
export function wakeOnAnnouncements() {
  subscribe('*', (_, key, name) => {
    for (const tag in elements) {
      const attribute = elements[tag]!.subscribes?.[name];
      if (!attribute) continue;
      for (const host of document.querySelectorAll(`${tag}[${attribute}="${CSS.escape(key)}"]`)) {
        if (isAsleep(host)) wakeQuietly(host);
      }
    }
  });
}

/** Whether `host` receives announcements of `speaker`: both have the same key, such as one product. */
export const listensTo = (host: Sleeper, speaker: Sleeper) =>
  Object.values(elements[host.localName]!.subscribes ?? {}).some(
    (attribute) =>
      host.hasAttribute(attribute) &&
      host.getAttribute(attribute) === speaker.getAttribute(attribute),
  );
