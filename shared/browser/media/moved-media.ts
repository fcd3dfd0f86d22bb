import { FIELD } from '../../content/drawn';
import { mediaIn } from './media-in';
import { stopHidden } from './stop-media';

/**
 * Stops what plays in nodes that were moved to where they cannot be seen, such as a panel that is closed
 * already, which tells nobody of that. Frames are left alone: a move loads them anew.
 */
export function stopMoved(nodes: Element[]) {
  const hidden = nodes.filter((it) => it.isConnected && isHidden(it));
  stopHidden(hidden.flatMap(mediaIn).filter((it) => !(it instanceof HTMLIFrameElement)));
}

/** Whether a node is hidden by what it is in; what shows nothing of its own, such as an audio, may be heard. */
function isHidden(moved: Element) {
  let around: Element | null = moved;
  // The native player of an element that has its own is never seen.
  if (moved.slot === FIELD) around = moved.parentElement;
  if (!around || hasBox(around)) return around?.checkVisibility() === false;
  do around = parentOf(around);
  while (around && getComputedStyle(around).display === 'contents');
  if (!around) return false;
  // What has a box may still hide all that is in it.
  const hides = getComputedStyle(around).contentVisibility === 'hidden';
  return hides || around.matches('details:not([open])') || !around.checkVisibility();
}

const hasBox = (it: Element) => !/^(none|contents)$/.test(getComputedStyle(it).display);

/** What a node is drawn in. */
const parentOf = (it: Element): Element | null =>
  it.assignedSlot ?? it.parentElement ?? ((it.getRootNode() as ShadowRoot).host || null);
