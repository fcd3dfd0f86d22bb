import { mediaIn } from './media-in';

// One promise for all, so that what is opened and closed before the code is there happens in that order.
let code: Promise<typeof import('./stop-media')> | undefined;

/** What plays only while it is seen, by itself: to stop it here would look like the visitor's wish. */
const ATTENDED = '[data-attended]';

/**
 * Stops media in newly hidden parts of a page, and reloads emptied frames in newly shown parts. Imports
 * the code for it only if there is media, which is rare.
 */
export function switchMedia({ hidden, shown }: { hidden: Element[]; shown: Element[] }) {
  const [stopped, restored] = [hidden, shown].map((parts) =>
    parts.flatMap(mediaIn).filter((it) => !it.closest(ATTENDED)),
  );
  if (!stopped!.length && !restored!.length) return;
  code ??= import('./stop-media');
  code.then(
    ({ stopMedia, restoreMedia }) => {
      stopMedia(stopped!);
      restoreMedia(restored!);
    },
    (error) => {
      code = undefined;
      reportError(error);
    },
  );
}
