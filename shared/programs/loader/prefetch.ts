import { fetchChunks } from './chunks';
import { elements } from './manifest';
import { prefetchIsOff } from './settings';
import { isTouchable } from './sleepers';

/** Fetches, but does not run, the code that a first touch near the viewport will need. */
export function prefetch() {
  if (isUnwanted()) return;
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

function isUnwanted() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData || prefetchIsOff();
}
