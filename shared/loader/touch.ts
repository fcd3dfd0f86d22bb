/** Something a visitor did to a sleeping element, kept until the element can answer. */
export interface Touch {
  event: Event;
  init: Record<string, unknown>;
  path: EventTarget[];
}

/** These have answered by themselves already; a repeated click would follow the link or tick the box twice. */
const ANSWERS_ITSELF =
  'a[href], input, select, textarea, label, summary, option, [popovertarget], [commandfor]';
/** The browser turns Enter and Space on these into a click of its own. */
const CLICKS_ON_KEYS = 'button, a[href], summary';
const TAKES_TEXT = 'input, select, textarea';

/** What to keep of an event; nothing, when it is only a reason to wake or has been answered. */
export function touchOf(event: Event, host: HTMLElement, path: EventTarget[]): Touch | undefined {
  // From what was touched up to the element, through slots and other shadow trees between them.
  const way = path.slice(0, path.indexOf(host)).filter((node) => node instanceof Element);
  const isOn = (selector: string) => way.some((node) => node.matches(selector));
  if (event.type === 'click') {
    if (isOn(ANSWERS_ITSELF)) return undefined;
  } else if (!(event instanceof KeyboardEvent) || !way.length || !isKeyOfElement(event, isOn)) {
    return undefined;
  }
  return { event, init: fieldsOf(event), path };
}

function isKeyOfElement(event: KeyboardEvent, isOn: (selector: string) => boolean) {
  if (event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isOn(TAKES_TEXT)) return false;
  const clicks = event.key === 'Enter' || event.key === ' ';
  return !(clicks && isOn(CLICKS_ON_KEYS));
}

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

function repeat(host: HTMLElement, { event, init, path }: Touch) {
  // A key goes where focus is now: the one before may have moved it.
  const focused = event instanceof KeyboardEvent ? host.shadowRoot?.activeElement : null;
  const target = focused ?? innerTarget(host, path) ?? slotOf(host, path);
  if (!target?.isConnected) return;
  const again = new (event.constructor as typeof Event)(event.type, init);
  // From slotted content it starts at the slot; composedPath()[0] is still what was touched.
  if (target instanceof HTMLSlotElement) again.composedPath = () => path;
  if (event.defaultPrevented) again.preventDefault();
  target.dispatchEvent(again);
}

/** A pointer that already rests on the element, or focus already in it, would never be announced. */
function repeatPointerAndFocus(host: HTMLElement) {
  const hovered = [...(host.shadowRoot?.querySelectorAll(':hover') ?? [])].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  hovered?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  host.shadowRoot?.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** The innermost node of the path that belongs to the element's own shadow tree. */
function innerTarget(host: HTMLElement, path: EventTarget[]) {
  const root = host.shadowRoot;
  return path.find(
    (node): node is Element =>
      root !== null && node instanceof Element && node.getRootNode() === root,
  );
}

function slotOf(host: HTMLElement, path: EventTarget[]) {
  const child = path.find((node) => node instanceof Element && node.parentNode === host);
  return (child as Element | undefined)?.assignedSlot ?? undefined;
}

function fieldsOf(event: Event) {
  const fields: Record<string, unknown> = {};
  for (const name in event) fields[name] = event[name as keyof Event];
  return { ...fields, composed: false };
}
