import { hear, wasAnnounced } from '../bus/bus';
import type { Sleeper } from '../element/signals';
import { elements } from './manifest';
import { isAsleep, rouse } from './sleepers';

/** Wakes whoever an announcement concerns: its contract names it, and its attribute is the key. */
export function heedAnnouncements() {
  hear('*', (_, key, name) => {
    for (const tag in elements) {
      const attribute = elements[tag]!.hears?.[name];
      if (!attribute) continue;
      for (const host of document.querySelectorAll(`${tag}[${attribute}="${CSS.escape(key)}"]`)) {
        if (isAsleep(host)) rouse(host);
      }
    }
  });
}

/** Whether something was announced for it before it was here, or before the loader was. */
export const hasMissed = (host: Sleeper) =>
  Object.entries(elements[host.localName]!.hears ?? {}).some(([name, attribute]) =>
    wasAnnounced(name, host.getAttribute(attribute) ?? ''),
  );

/** Whether what one element says, the other hears: both stand for the same, such as one product. */
export const isHeardBy = (host: Sleeper, speaker: Sleeper) =>
  Object.values(elements[host.localName]!.hears ?? {}).some(
    (attribute) =>
      host.hasAttribute(attribute) &&
      host.getAttribute(attribute) === speaker.getAttribute(attribute),
  );
