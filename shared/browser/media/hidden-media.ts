import { mediaIn } from './media-in';

// One promise for all, so that what is opened and closed before the code is there happens in that order.
let code: Promise<typeof import('./stop-media')> | undefined;

/**
 * Stops media in newly hidden parts of a page, and reloads emptied frames in newly shown parts. Imports
 * the code for it only if there is media, which is rare.
 */
export function switchMedia({ hidden, shown }: { hidden: Element[]; shown: Element[] }) {
  const [stopped, restored] = [hidden, shown].map((parts) => parts.flatMap(mediaIn));
  if (!stopped!.length && !restored!.length) return;
  code ??= import('./stop-media');
  code.then(
    ({ stopHidden, restoreMedia }) => {
      stopHidden(stopped!);
      restoreMedia(restored!);
    },
    (error) => {
      code = undefined;
      reportError(error);
    },
  );
}
