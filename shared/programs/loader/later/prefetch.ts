import type { LoaderParts } from './loader-parts';

/** Fetches, but does not run, the code that a first touch near the viewport will need. */
export function prefetch({ elements, settings, isTouchable, fetchChunks }: LoaderParts) {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (settings['prefetch'] === 'off' || connection?.saveData) return;
  for (const tag in elements) {
    const near = [...document.querySelectorAll(tag)].some(
      (host) => isTouchable(host) && isNear(host),
    );
    // Ignores a failure, because the first touch tries again.
    if (near) fetchChunks(tag, 'low').catch(() => undefined);
  }
}

const isNear = (host: Element) => {
  const { top, bottom } = host.getBoundingClientRect();
  return bottom > -innerHeight && top < 2 * innerHeight;
};
