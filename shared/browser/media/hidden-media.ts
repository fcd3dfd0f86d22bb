import { mediaIn } from './media-in';

/**
 * Stops media in newly hidden parts of a page, and reloads emptied frames in newly shown parts. Imports
 * the code for it only if there is media, which is rare.
 */
export function switchMedia({ hidden, shown }: { hidden: Element[]; shown: Element[] }) {
  const [stopped, restored] = [hidden, shown].map((parts) => parts.flatMap(mediaIn));
  if (!stopped!.length && !restored!.length) return;
  import('./stop-media').then(({ stopMedia, restoreMedia }) => {
    stopMedia(stopped!);
    restoreMedia(restored!);
  }, reportError);
}
