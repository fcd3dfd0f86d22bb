import { whenIdle } from '../idle';
import type { LoaderParts } from './loader-parts';

/** What shows that somebody is there. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'scroll'];

/**
 * Fetches, but does not run, the code that a first touch near the viewport will need. What all elements
 * need runs at the first sign of a visitor, as soon as the browser is idle, so that no touch waits for it.
 */
export function prefetch(loader: LoaderParts) {
  const { elements, settings, isTouchable, fetchChunks } = loader;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (settings['prefetch'] === 'off' || connection?.saveData) return;
  let isAnyNear = false;
  for (const tag in elements) {
    const near = [...document.querySelectorAll(tag)].some(
      (host) => isTouchable(host) && isNear(host),
    );
    // Ignores a failure, because the first touch tries again.
    if (near) fetchChunks(tag, 'low').catch(() => undefined);
    isAnyNear ||= near;
  }
  if (isAnyNear) prepareForVisitor(loader);
}

function prepareForVisitor({ common, loadModule }: LoaderParts) {
  const controller = new AbortController();
  const prepare = () => {
    controller.abort();
    whenIdle(() => {
      for (const chunk of common) loadModule(chunk).catch(() => undefined);
    });
  };
  for (const sign of SIGNS)
    addEventListener(sign, prepare, { capture: true, passive: true, signal: controller.signal });
}

const isNear = (host: Element) => {
  const { top, bottom } = host.getBoundingClientRect();
  return bottom > -innerHeight && top < 2 * innerHeight;
};
