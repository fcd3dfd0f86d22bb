/** Something a visitor did to a sleeping element, kept until the element can answer. */
export interface Touch {
  event: Event;
  /** Whether the browser was kept from answering, so that the element can at its turn. */
  isHeld: boolean;
  init: Record<string, unknown>;
  path: EventTarget[];
}

/** These have answered by themselves already; a repeated click would follow the link or tick the box twice. */
const ANSWERS_ITSELF =
  'a[href], input, select, textarea, label, summary, option, [popovertarget], [commandfor]';
/** The browser turns Enter and Space on these into a click of its own. */
const CLICKS_ON_KEYS = 'button, a[href], summary';
const TAKES_TEXT = 'input, select, textarea';

/**
 * What to keep of an event; nothing, when it is only a reason to wake or has been answered.
 * `before` is what is kept already: behind a key, the next one means what that will have led to,
 * so the browser must not answer it now.
 */
export function touchOf(
  event: Event,
  host: HTMLElement,
  path: EventTarget[],
  before: Touch[],
): Touch | undefined {
  // From what was touched up to the element, through slots and other shadow trees between them.
  const way = path.slice(0, path.indexOf(host)).filter((node) => node instanceof Element);
  const isOn = (selector: string) => way.some((node) => node.matches(selector));
  const touch: Touch = { event, isHeld: false, init: fieldsOf(event), path };
  if (event.type === 'click') return isOn(ANSWERS_ITSELF) ? undefined : touch;
  if (!(event instanceof KeyboardEvent) || !way.length) return undefined;
  const isBehindKey = before.some((it) => it.event.type === 'keydown');
  if (isKeyOfPage(event, isOn) || (event.key === 'Tab' && !isBehindKey)) return undefined;
  if (isKeyOfBrowser(event, host, isOn)) {
    // What was kept in the head has been answered already, and content in a slot answers itself.
    if (!isBehindKey || !event.eventPhase || !isInside(host, path[0])) return undefined;
    event.preventDefault();
    touch.isHeld = true;
  }
  // Firefox clicks when Space comes up, whatever became of its going down: that is held, not kept.
  return event.type === 'keydown' ? touch : undefined;
}

const isKeyOfPage = (event: KeyboardEvent, isOn: (selector: string) => boolean) =>
  event.ctrlKey || event.metaKey || event.altKey || isOn(TAKES_TEXT);

/** Keys that the browser answers: with a click of its own, or by closing an open list. */
const isKeyOfBrowser = (
  { key }: KeyboardEvent,
  host: HTMLElement,
  isOn: (selector: string) => boolean,
) => (key === 'Escape' ? openList(host) : (key === 'Enter' || key === ' ') && isOn(CLICKS_ON_KEYS));

const openList = ({ shadowRoot }: HTMLElement) =>
  shadowRoot?.querySelector<HTMLElement>(':popover-open');

/**
 * Repeats touches in order. The page has heard the real events; the repeated ones are not composed,
 * so they end at the shadow root and nobody outside hears anything twice.
 */
export async function replay(host: HTMLElement, touches: Touch[]) {
  repeatPointerAndFocus(host);
  if (touches.length) await drawn();
  for (const touch of touches) {
    repeat(host, touch);
    await drawn();
  }
}

/** Each answer must be drawn before the next touch, as it would have been in real time. */
const drawn = () => new Promise((done) => setTimeout(done));

function repeat(host: HTMLElement, { event, isHeld, init, path }: Touch) {
  // A key goes where focus is now: the one before may have moved it. Tab has moved it already.
  const followsFocus = event instanceof KeyboardEvent && event.key !== 'Tab';
  const focused = followsFocus ? host.shadowRoot?.activeElement : null;
  const target =
    [focused, ...path].find((it): it is Element => isInside(host, it)) ?? slotOf(host, path);
  if (!target?.isConnected) return;
  const again = copyOf(event, init);
  // From slotted content it starts at the slot; composedPath()[0] is still what was touched.
  if (target instanceof HTMLSlotElement) again.composedPath = () => path;
  if (event.defaultPrevented && !isHeld) again.preventDefault();
  // What the browser was held from doing is done now, unless the element did something else.
  if (!target.dispatchEvent(again) || !isHeld) return;
  if ((event as KeyboardEvent).key === 'Escape') openList(host)?.hidePopover();
  else (target as HTMLElement).click();
}

/** A pointer that already rests on the element, or focus already in it, would never be announced. */
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
  // Firefox lets every KeyboardEvent out of the shadow tree, however it was made.
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
