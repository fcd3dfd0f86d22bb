import { mediaIn } from './media-in';

/** Pauses all that can be heard on the page but what is in an element, whose own is to be heard. Spec 4. */
export function pauseOthers(host: Element) {
  const own = new Set(mediaIn(host));
  for (const node of mediaIn(document.documentElement))
    if (node instanceof HTMLMediaElement && !node.muted && !own.has(node)) node.pause();
}
