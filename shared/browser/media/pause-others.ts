import { mediaIn } from './media-in';

/** Pauses all audio of the page but that of an element, whose own is to be heard. Spec 4. */
export function pauseOthers(host: Element) {
  const own = new Set(mediaIn(host));
  for (const node of mediaIn(document.documentElement))
    if (node instanceof HTMLAudioElement && !own.has(node)) node.pause();
}
