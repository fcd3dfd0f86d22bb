import { matches } from '../../browser/html/matches';
import { openList } from '../../browser/html/open-list';
import { ANSWERS_ITSELF, TAKES_TEXT } from '../../browser/native-controls';
import { isAnswered } from '../../element/answered';
import { loadModule } from './chunks';
import type { counterpartsIn } from './later/counterparts';
import { later } from './manifest';

/** A visitor's interaction with a sleeping element, kept until the element can handle it. */
export interface Touch {
  event: Event;
  /** Whether the browser's default action was prevented, so that the element can act in order. */
  isHeld?: boolean;
  path: EventTarget[];
  /** Find the nodes that stand for those of the path, should the element be drawn anew; see `counterpartsIn`. */
  counterparts?: ReturnType<typeof counterpartsFor>;
}

/** The browser turns Enter and Space on these into a click. */
const CLICKS_ON_KEYS = 'button, a[href], summary';

/**
 * The touch to keep of an event; undefined if the event only wakes the element or was already handled.
 * `before` are the touches already kept: a key after another key depends on the first one's effect, so
 * the browser must not handle it before that is there.
 */
export function touchOf(
  event: Event,
  host: HTMLElement,
  path: EventTarget[],
  before: Touch[],
): Touch | undefined {
  // All other events only wake it.
  if (event.type !== 'click' && !(event instanceof KeyboardEvent)) return undefined;
  // The elements from the event target up to the host, including slots and nested shadow trees.
  const way = path.slice(0, path.indexOf(host)).filter((node) => node instanceof Element);
  const isOn = (selector: string) => way.some((node) => matches(node, selector));
  const keep = (isHeld?: boolean): Touch => ({
    event,
    isHeld,
    path,
    counterparts: counterpartsFor(host, path),
  });
  if (!(event instanceof KeyboardEvent))
    // What an open dialog holds may close it, links too; the copy of a click starts at the slot.
    return isOn(ANSWERS_ITSELF) && !isAnswered(event) && !host.shadowRoot?.querySelector(':modal')
      ? undefined
      : keep();
  if (!way.length || isKeyOfPage(event, isOn)) return undefined;
  const byBrowser = isKeyOfBrowser(event, host, isOn);
  if (byBrowser) {
    // The browser has already handled events recorded in the head, and slotted content handles its own.
    const waiting = before.filter((it) => !isAnswered(it.event));
    const isBehind =
      event.key === 'Tab'
        ? // Tab chooses from an open list, and closes it.
          waiting.length || openList(host)?.role === 'listbox'
        : waiting.some((it) => it.event.type === 'keydown');
    if (!isBehind || !event.eventPhase || !host.shadowRoot?.contains(path[0] as Node)) {
      // Browsers close the list, and lose the focus if that is in it.
      if (byBrowser instanceof Element)
        host.shadowRoot!.querySelector<HTMLElement>(`[popovertarget=${byBrowser.id}]`)?.focus();
      return undefined;
    }
    event.preventDefault();
  }
  // Firefox clicks on keyup of Space even if keydown was prevented: keyup is prevented, but not kept.
  return event.type === 'keydown' ? keep(Boolean(byBrowser)) : undefined;
}

/** The counterparts of a path; nothing is replayed without the code for them. */
export const counterpartsFor = (
  host: HTMLElement,
  path: EventTarget[],
): Promise<ReturnType<typeof counterpartsIn>> =>
  loadModule(later, 'high').then(
    (it) => (it['counterpartsIn'] as typeof counterpartsIn)(host, path),
    () => [],
  );

/** With Alt, only arrows are keys of elements: they open and close lists. Shift alone does nothing. */
const isKeyOfPage = (event: KeyboardEvent, isOn: (selector: string) => boolean) =>
  event.key === 'Shift' ||
  event.ctrlKey ||
  event.metaKey ||
  (event.altKey && !event.key.startsWith('Arrow')) ||
  // Escape is no text; what has been answered has to be repeated.
  (isOn(TAKES_TEXT) && !isAnswered(event));

/** Keys that the browser handles: by moving the focus, with a click, or by closing an open popover. */
const isKeyOfBrowser = (
  { key }: KeyboardEvent,
  host: HTMLElement,
  isOn: (selector: string) => boolean,
) =>
  key === 'Tab' ||
  (key === 'Escape' ? openList(host) : (key === 'Enter' || key === ' ') && isOn(CLICKS_ON_KEYS));
