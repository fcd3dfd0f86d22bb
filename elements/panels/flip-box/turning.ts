import { HELPER, presentDevice } from '../../../shared/visitor/device';

/** Elements that handle a click themselves, and nested flip boxes. */
const ANSWERS_ITSELF =
  'a[href], area[href], button, input, select, textarea, label, summary, audio[controls], video[controls], iframe, [tabindex]:not([tabindex="-1"]), [contenteditable], wb-flip-box';

/** Whether hovering turns a box, so that a click on it does not. */
export const turnsOnHover = (trigger: string | undefined) =>
  trigger === 'hover' && presentDevice(HELPER) === 'desktop';

/** Whether a click somewhere in the box turns it: not on what handles clicks itself. */
export function turnsOn(event: Event, box: HTMLElement): boolean {
  if (event.defaultPrevented || turnsOnHover(box.dataset['trigger'])) return false;
  if (hasSelected(box)) return false;
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(box));
  return !inside.some((it) => it instanceof Element && it.matches(ANSWERS_ITSELF));
}

/** Whether text in the box is selected, which the click has ended: a press before it has taken back any other. */
function hasSelected(box: HTMLElement) {
  const selection = getSelection();
  const { host } = box.getRootNode() as ShadowRoot;
  return selection?.type === 'Range' && selection.containsNode(host, true);
}
