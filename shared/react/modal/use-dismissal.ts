import { type RefObject, useEffect, useRef } from 'react';
import { answeredInside } from '../../browser/answered-inside';
import { ANSWERED } from '../../foundation/answered';
import { OPEN_LIST } from '../../browser/html/open-list';
import { announceAnchors } from '../../browser/links/announce-anchors';
import { subscribe } from '../../bus/bus';
import { useLatest } from '../hooks/use-latest';
import { useNative } from '../hooks/use-native';
import { elementAt, fragmentOf } from '../../browser/links/fragment';

/** A visitor's reason for closing a modal dialog. */
export type Dismissal = 'outside' | 'action' | 'escape' | 'anchor';

/** Targets that a link opens instead of scrolling to them. */
const OPENED = 'wb-popup, wb-off-canvas, wb-consent:not([inline]), dialog, [popover]';

/**
 * Closes a dialog on a click outside its box, if `clicksOutside` is set; on a click on a node inside
 * with `data-wb-close`; on a click on a link inside to an anchor of this page, or any other scroll to an
 * anchor; on Escape. The dialog covers the whole page, and its box is inside it.
 */
export function useDismissal(
  dialog: RefObject<HTMLDialogElement | null>,
  host: HTMLElement,
  clicksOutside: boolean,
  close: (reason: Dismissal) => boolean,
) {
  const beganOutside = useRef(false);
  /** Set when closing by a link inside was refused, so that the following scroll does not ask again. */
  const wasRefused = useRef(false);
  const isOutside = (event: Event) => event.composedPath()[0] === dialog.current;

  // Selecting text beyond the edge of the box ends in an unintended click outside.
  useNative(dialog, 'pointerdown', (event) => void (beganOutside.current = isOutside(event)));

  useNative(dialog, 'click', (event) => {
    wasRefused.current = false;
    if (isOutside(event)) {
      // One that is repeated, since it was answered before React was there, began where it is.
      if (clicksOutside && (beganOutside.current || ANSWERED in event)) close('outside');
      return;
    }
    // A link that opens another dialog before that is awake was prevented for it.
    if (event.defaultPrevented && !(ANSWERED in event)) return;
    // Includes nodes in nested shadow trees, such as a menu's.
    const path = event.composedPath();
    const inside = path
      .slice(0, path.indexOf(dialog.current!))
      .filter((it) => it instanceof Element);
    // A dialog inside closes by itself.
    if (inside.some((node) => node instanceof HTMLDialogElement)) return;
    if (inside.some((node) => node.matches('[data-wb-close]'))) close('action');
    else if (inside.some((node) => leadsAway(node, host))) wasRefused.current = !close('anchor');
  });

  const follow = useLatest((id: string) => {
    const isAsked = wasRefused.current;
    wasRefused.current = false;
    if (dialog.current?.open && !isAsked && isAway(elementAt(id), host)) close('anchor');
  });
  useEffect(() => {
    announceAnchors();
    return subscribe('anchor.started', (_, id) => follow.current(id));
  }, []);

  useNative(dialog, 'keydown', (event) => {
    // An open popover inside, such as a list, handles Escape first.
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    // So does what is asleep in it; what was answered by this dialog comes as a copy.
    if (hasOpenList(event, host) || (event.isTrusted && answeredInside(host, event))) return;
    event.preventDefault();
    close('escape');
  });

  // The back gesture on a phone. Ignores events of nested dialogs.
  useNative(dialog, 'cancel', (event) => {
    if (event.target !== dialog.current || event.defaultPrevented) return;
    event.preventDefault();
    close('escape');
  });
}

/** Whether a node is a link to an anchor of this page outside the dialog's content. */
function leadsAway(node: Element, host: HTMLElement) {
  const fragment = node instanceof HTMLAnchorElement ? fragmentOf(node) : undefined;
  return fragment !== undefined && isAway(elementAt(fragment), host);
}

/** Whether a target exists, lies outside the dialog's content, and is not opened by its link. */
const isAway = (target: Element | undefined, host: HTMLElement) =>
  target !== undefined && !target.matches(OPENED) && !host.contains(target);

/** Whether a popover is open in any node between the event target and the host, shadow trees included. */
function hasOpenList(event: Event, host: HTMLElement) {
  const path = event.composedPath() as ParentNode[];
  return path.slice(0, path.indexOf(host) + 1).some((node) => node.querySelector(OPEN_LIST));
}
