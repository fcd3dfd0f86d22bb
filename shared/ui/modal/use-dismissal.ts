import { type RefObject, useRef } from 'react';
import { useNative } from '../../hooks/use-native';
import { elementAt, fragmentOf } from '../../page/fragment';

/** What a visitor does in a modal dialog, or beside it, that closes it. */
export type Dismissal = 'outside' | 'action' | 'escape' | 'anchor';

/** Naming one of these opens it, and leads to no place of the page. */
const OPENED = 'wb-popup, wb-off-canvas, dialog, [popover]';
const OPEN_LIST = ':popover-open:not([popover=manual])';

/**
 * Closes a dialog by a click beside its box, when `clicksOutside` says so; by a node inside with
 * `data-wb-close`; by a link inside that leads to a place of this page; by Escape. The dialog is the
 * whole room over the page, and its box stands in it.
 */
export function useDismissal(
  dialog: RefObject<HTMLDialogElement | null>,
  host: HTMLElement,
  clicksOutside: boolean,
  close: (reason: Dismissal) => void,
) {
  const beganOutside = useRef(false);
  const isOutside = (event: Event) => event.composedPath()[0] === dialog.current;

  // Text that is selected beyond the edge ends in a click outside, which nobody has meant.
  useNative(dialog, 'pointerdown', (event) => void (beganOutside.current = isOutside(event)));

  useNative(dialog, 'click', (event) => {
    if (isOutside(event)) {
      if (clicksOutside && beganOutside.current) close('outside');
      return;
    }
    if (event.defaultPrevented) return;
    // In shadow trees inside too, such as that of a menu.
    const path = event.composedPath();
    const inside = path
      .slice(0, path.indexOf(dialog.current!))
      .filter((it) => it instanceof Element);
    if (inside.some((node) => node.matches('[data-wb-close]'))) close('action');
    else if (inside.some((node) => leadsAway(node, host))) close('anchor');
  });

  useNative(dialog, 'keydown', (event) => {
    // What is open inside, such as a list, answers Escape first.
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (hasOpenList(event, host)) return;
    event.preventDefault();
    close('escape');
  });

  // The gesture that goes back, on a phone. Of this dialog, not of one that stands inside.
  useNative(dialog, 'cancel', (event) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    close('escape');
  });
}

/** Whether a node is a link to a place of this page, outside of what the dialog holds. */
function leadsAway(node: Element, host: HTMLElement) {
  const fragment = node instanceof HTMLAnchorElement ? fragmentOf(node) : undefined;
  const target = fragment === undefined ? undefined : elementAt(fragment);
  return target && !target.matches(OPENED) && !host.contains(target);
}

/** Between what has focus and the host, in their shadow trees too. */
function hasOpenList(event: Event, host: HTMLElement) {
  const path = event.composedPath() as ParentNode[];
  return path.slice(0, path.indexOf(host) + 1).some((node) => node.querySelector(OPEN_LIST));
}
