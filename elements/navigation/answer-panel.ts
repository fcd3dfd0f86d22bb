import type { Link } from '../../shared/browser/links/plain-click';
import { ANSWERED } from '../../shared/foundation/answered';
import { floats, place, type Span } from './float-panel';
import { isFloating, isOpen, panelOf } from './panel-of';

/**
 * Opens or closes the panel of a button before React is there. A floating one is not taken back, or it
 * would fade in anew: React adopts what is open, and closes what was closed.
 *
 * @param spanOf the edges that a floating panel shall have
 */
export function answerPanel(button: HTMLElement, spanOf?: () => Span | undefined) {
  const panel = panelOf(button);
  const opens = !isOpen(button);
  button.ariaExpanded = String(opens);
  if (!panel.popover || !(floats(panel) || panel.matches(':popover-open'))) return;
  panel.togglePopover(opens);
  if (opens) place(panel, button.parentElement!, spanOf?.());
}

/**
 * Closes what a button has opened over the page when its visitor leaves that, who may come back to it.
 *
 * @returns takes a press of the button back, which is not repeated once the page was left
 */
export function untilLeft(button: HTMLElement): (() => boolean) | undefined {
  if (!floats(panelOf(button))) return undefined;
  let isLeft = false;
  const leave = (event: Event) => {
    const link = event.composedPath().find((it) => (it as Link).hash) as Link | undefined;
    // To a place in the page a link leads away as well, if that is not in the element.
    if (link ? placeIn(button, link) : event.type === 'click') return;
    isLeft = true;
    if (isFloating(button)) answerPanel(button);
  };
  const listening = new AbortController();
  addEventListener('click', leave, listening);
  addEventListener('pagehide', leave, listening);
  return () => {
    listening.abort();
    return !isLeft;
  };
}

/** What a link names in the element of a button. */
const placeIn = (button: Element, { hash }: Link) =>
  (button.getRootNode() as ShadowRoot).host.querySelector(`#${CSS.escape(hash.slice(1))}`);

/**
 * Closes what a button has opened, and goes back to it from inside. A dialog around it stays open, and so does
 * it where what is open inside it has closed.
 */
export function closeOnEscape(
  event: KeyboardEvent,
  button: HTMLElement | undefined,
): (() => boolean) | undefined {
  if (event.key !== 'Escape' || event.isComposing || !button) return undefined;
  if (ANSWERED in event) return () => false;
  keepDialogOpen(event);
  answerPanel(button);
  button.focus();
  return undefined;
}

/**
 * Keeps the dialog around a key open, which the browser would close on it. The key itself is not prevented:
 * when React comes it is repeated as it was.
 */
function keepDialogOpen(key: KeyboardEvent) {
  const dialog = key.composedPath().find((it) => it instanceof HTMLDialogElement);
  // Before the dialog itself hears of it.
  dialog?.addEventListener('cancel', prevent, true);
  requestAnimationFrame(() => dialog?.removeEventListener('cancel', prevent, true));
}

const prevent = (event: Event) => event.preventDefault();
