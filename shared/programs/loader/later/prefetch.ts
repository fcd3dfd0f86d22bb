import { whenIdle } from '../idle';
import type { LoaderParts } from './loader-parts';

/** What shows that somebody is there. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'scroll'];

/**
 * Fetches, but does not run, the code that a first touch in view will need. At the first sign of a visitor it
 * fetches that of what is near as well; and what all elements need runs as soon as the browser is idle, so
 * that no touch waits for it.
 */
export function prefetch(loader: LoaderParts, settings: DOMStringMap) {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (settings['prefetch'] === 'off' || connection?.saveData) return;
  fetchWithin(loader, 0);
  const controller = new AbortController();
  const prepare = () => {
    controller.abort();
    whenIdle(() => {
      if (!fetchWithin(loader, innerHeight)) return;
      for (const chunk of loader.common) loader.loadModule(chunk).catch(() => undefined);
    });
  };
  for (const sign of SIGNS)
    addEventListener(sign, prepare, { capture: true, passive: true, signal: controller.signal });
}

/**
 * Fetches the code of what a touch wakes so many pixels around the window.
 *
 * @returns whether there is any
 */
function fetchWithin({ isTouchable, fetchChunks }: LoaderParts, distance: number) {
  const isWithin = (host: Element) => {
    const { top, bottom } = host.getBoundingClientRect();
    return bottom > -distance && top < innerHeight + distance;
  };
  const tags = new Set<string>();
  // The code of those that are defined is there. Looking for each tag by itself would go through the page 75 times.
  for (const host of document.querySelectorAll<HTMLElement>(':not(:defined)')) {
    const tag = host.localName;
    if (!tags.has(tag) && isTouchable(host) && isWithin(host)) tags.add(tag);
  }
  // Ignores a failure, because the first touch tries again.
  for (const tag of tags) fetchChunks(tag, 'low').catch(() => undefined);
  return tags.size > 0;
}
