import { mediaIn } from './media-in';
import { howToStop } from './how-to-stop';

/** The address of each emptied frame. */
const emptied = new WeakMap<HTMLIFrameElement, string>();

/**
 * Stops audio, video and the players in frames. Sends a pause message to players that accept one, and
 * empties other frames that may autoplay, until `restoreMedia`. Pauses the media inside same-origin
 * frames. See `howToStop` for an author's settings for a frame. Elements with films pause those themselves.
 *
 * @param media what `mediaIn` finds
 */
export function stopMedia(media: Element[]) {
  for (const node of media) {
    if (node instanceof HTMLMediaElement) node.pause();
    else if (node instanceof HTMLIFrameElement) stopFrame(node);
    else ((node.getRootNode() as ShadowRoot).host as Partial<HTMLMediaElement>).pause?.();
  }
}

/** What plays only while it is seen, by itself: to stop it here would look like the visitor's wish. */
const ATTENDED = '[data-attended]';

/** The same for what is hidden now. */
export const stopHidden = (media: Element[]): void =>
  stopMedia(media.filter((it) => !it.closest(ATTENDED)));

/** Reloads the frames that `stopMedia` has emptied, except those whose `src` has changed since. */
export function restoreMedia(media: Element[]) {
  for (const node of media) {
    if (!(node instanceof HTMLIFrameElement)) continue;
    if (emptied.get(node) === node.src) node.contentWindow?.location.replace(node.src);
    emptied.delete(node);
  }
}

/**
 * Stops media that stays in view. Frames that `stopMedia` has to empty begin again, without `autoplay` in
 * their address; those that it has emptied before, since they are hidden, stay empty.
 */
export function stopInView(media: Element[]) {
  const filled = media.filter((it) => !emptied.has(it as HTMLIFrameElement));
  stopMedia(filled);
  for (const node of filled) {
    if (!(node instanceof HTMLIFrameElement) || !emptied.delete(node)) continue;
    const quiet = new URL(node.src);
    quiet.searchParams.delete('autoplay');
    node.contentWindow?.location.replace(quiet);
  }
}

function stopFrame(frame: HTMLIFrameElement) {
  const inside = frame.contentDocument?.documentElement;
  // `instanceof` fails for classes of another window, so this checks for `pause`.
  if (inside) return mediaIn(inside).forEach((it) => (it as HTMLMediaElement).pause?.());
  const how = howToStop(frame.src, frame.allow, frame.getAttribute('data-wb-media'));
  if (how === 'empty') {
    emptied.set(frame, frame.src);
    // Setting `src` would add a history entry.
    frame.contentWindow?.location.replace('about:blank');
  } else if (how !== 'keep') {
    frame.contentWindow?.postMessage(how.message, new URL(frame.src).origin);
  }
}
