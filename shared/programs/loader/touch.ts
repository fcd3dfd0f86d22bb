import { counterpartOf } from '../../browser/html/counterpart';

/** A visitor's interaction with a sleeping element, kept until the element can handle it. */
export interface Touch {
  event: Event;
  /** Whether the browser's default action was prevented, so that the element can act in order. */
  isHeld: boolean;
  init: Record<string, unknown>;
  path: EventTarget[];
  /** Find the nodes that stand for those of the path, should the element be drawn anew. */
  counterparts: (() => Element | undefined)[];
}

/** These handle clicks natively; a repeated click would follow a link or toggle a checkbox twice. */
const ANSWERS_ITSELF =
  'a[href], input, select, textarea, label, summary, option, [popovertarget], [commandfor]';
/** The browser turns Enter and Space on these into a click. */
const CLICKS_ON_KEYS = 'button, a[href], summary';
const TAKES_TEXT = 'input, select, textarea';

/**
 * The touch to keep of an event; undefined if the event only wakes the element or was already handled.
 * `before` are the touches already kept: a key after another key depends on the first one's effect, so
 * the browser must not handle it now.
 */
export function touchOf(
  event: Event,
  host: HTMLElement,
  path: EventTarget[],
  before: Touch[],
): Touch | undefined {
  // The elements from the event target up to the host, including slots and nested shadow trees.
  const way = path.slice(0, path.indexOf(host)).filter((node) => node instanceof Element);
  const isOn = (selector: string) => way.some((node) => node.matches(selector));
  const counterparts = way.flatMap((node) =>
    isInside(host, node) ? counterpartOf(node, host.shadowRoot!) : [],
  );
  const touch: Touch = { event, isHeld: false, init: fieldsOf(event), path, counterparts };
  if (event.type === 'click') return isOn(ANSWERS_ITSELF) ? undefined : touch;
  if (!(event instanceof KeyboardEvent) || !way.length) return undefined;
  const isBehindKey = before.some((it) => it.event.type === 'keydown');
  if (isKeyOfPage(event, isOn)) return undefined;
  if (isKeyOfBrowser(event, host, isOn)) {
    // The browser has already handled events recorded in the head, and slotted content handles its own.
    const isBehind = event.key === 'Tab' ? before.length > 0 : isBehindKey;
    if (!isBehind || !event.eventPhase || !isInside(host, path[0])) return undefined;
    event.preventDefault();
    touch.isHeld = true;
  }
  // Firefox clicks on keyup of Space even if keydown was prevented: keyup is prevented, but not kept.
  return event.type === 'keydown' ? touch : undefined;
}

/** With Alt, only arrows are keys of elements: they open and close lists. */
const isKeyOfPage = (event: KeyboardEvent, isOn: (selector: string) => boolean) =>
  event.ctrlKey ||
  event.metaKey ||
  (event.altKey && !event.key.startsWith('Arrow')) ||
  isOn(TAKES_TEXT);

/** Keys that the browser handles: by moving the focus, with a click, or by closing an open popover. */
const isKeyOfBrowser = (
  { key }: KeyboardEvent,
  host: HTMLElement,
  isOn: (selector: string) => boolean,
) =>
  key === 'Tab' ||
  (key === 'Escape' ? openList(host) : (key === 'Enter' || key === ' ') && isOn(CLICKS_ON_KEYS));

const openList = ({ shadowRoot }: HTMLElement) =>
  shadowRoot?.querySelector<HTMLElement>(':popover-open');

/**
 * Replays touches in order. The page has received the real events; the copies are not composed, so they
 * stop at the shadow root and no outside listener receives an event twice.
 */
export async function replay(host: HTMLElement, touches: Touch[]) {
  repeatPointerAndFocus(host);
  if (touches.length) await drawn();
  for (const touch of touches) {
    await repeat(host, touch);
    await drawn();
  }
}

/** Waits until the result of one touch is rendered before the next, as in real time. */
const drawn = () => new Promise((done) => setTimeout(done));

async function repeat(host: HTMLElement, { event, isHeld, init, path, counterparts }: Touch) {
  // A key goes to the present focus, which an earlier key may have moved.
  const focused = event instanceof KeyboardEvent ? host.shadowRoot?.activeElement : null;
  const target =
    [focused, ...path].find((it): it is Element => isInside(host, it)) ??
    slotOf(host, path) ??
    counterparts.map((find) => find()).find((it) => it !== undefined);
  if (!target?.isConnected) return;
  const again = copyOf(event, init);
  // For slotted content the copy starts at the slot; composedPath()[0] is still the original target.
  if (target instanceof HTMLSlotElement) again.composedPath = () => path;
  if (event.defaultPrevented && !isHeld) again.preventDefault();
  // Performs the prevented default action now, unless the element prevented the copy.
  if (!target.dispatchEvent(again) || !isHeld) return;
  const { key, shiftKey } = event as KeyboardEvent;
  if (key === 'Escape') openList(host)?.hidePopover();
  else if (key === 'Tab') (await import('./move-focus')).moveFocus(shiftKey ? -1 : 1);
  else (target as HTMLElement).click();
}

/** Repeats hover and focus that began before the element woke, because the browser fires no new events. */
function repeatPointerAndFocus(host: HTMLElement) {
  const hovered = [...(host.shadowRoot?.querySelectorAll(':hover') ?? [])].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  hovered?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  host.shadowRoot?.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Whether a node belongs to the element's own shadow tree. */
const isInside = (host: HTMLElement, node: unknown): node is Element =>
  node instanceof Element && node.getRootNode() === host.shadowRoot;

function slotOf(host: HTMLElement, path: EventTarget[]) {
  const child = path.find((node) => node instanceof Element && node.parentNode === host);
  return (child as Element | undefined)?.assignedSlot ?? undefined;
}

function copyOf(event: Event, init: Record<string, unknown>) {
  // Firefox lets every KeyboardEvent out of the shadow tree, even if it is not composed.
  const kind = event instanceof KeyboardEvent ? Event : (event.constructor as typeof Event);
  const copy = new kind(event.type, init) as Event & Record<string, unknown>;
  for (const name in init) if (!(name in copy)) copy[name] = init[name];
  return copy;
}

function fieldsOf(event: Event) {
  const fields: Record<string, unknown> = {};
  for (const name in event) fields[name] = event[name as keyof Event];
  return { ...fields, composed: false };
}
