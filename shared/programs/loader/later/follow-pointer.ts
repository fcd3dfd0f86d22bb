import { matches } from '../../../browser/html/matches';
import { HOVER_ATTRIBUTE } from '../../../content/drawn';
import { afterPaint } from '../after-paint';
import type { LoaderParts } from './loader-parts';

/**
 * What a mouse does to sleeping elements: it wakes those that answer to hovering, where it is over a part
 * that they have drawn for that, and fetches the code of all others that it comes across.
 */
export function followPointer({ elements, isTouchable, wakeQuietly, fetchChunks }: LoaderParts) {
  const fetching = new Set<string>();
  const fetchSoon = (tag: string) => {
    if (fetching.has(tag)) return;
    fetching.add(tag);
    // A finger points at what it presses: the answer is to be seen first. The first touch tries again.
    afterPaint(() => fetchChunks(tag, 'low').catch(() => fetching.delete(tag)));
  };
  const point = (path: readonly EventTarget[]) => {
    let isAnswered = false;
    for (const node of path) {
      isAnswered ||= node instanceof Element && matches(node, `[${HOVER_ATTRIBUTE}]`);
      if (isTouchable(node)) {
        if (isAnswered) wakeQuietly(node);
        else fetchSoon(node.localName);
      }
      // What is drawn in one element says nothing of those around it.
      if (node instanceof Element && Object.hasOwn(elements, node.localName)) isAnswered = false;
    }
  };

  const listen: Document['addEventListener'] = EventTarget.prototype.addEventListener;
  listen.call(document, 'pointerover', (event) => point(event.composedPath()), true);
  // The pointer may have come before this script.
  for (const host of document.documentElement.querySelectorAll(':hover'))
    point([...(host.shadowRoot?.querySelectorAll(':hover') ?? []), host]);
}
