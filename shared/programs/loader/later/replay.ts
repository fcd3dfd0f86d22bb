import { openList } from '../../../browser/html/open-list';
import { setOrRemove } from '../../../browser/html/set-or-remove';
import { INVOKED, invokerIn } from '../../../browser/links/invoker';
import { ROOT_ATTRIBUTE } from '../../../content/drawn';
import { isAnswered, outcomeIn } from '../../../element/answered';
import { LEFT } from '../../../element/signals';
import { ANSWERED } from '../../../foundation/answered';
import { areAnswered } from './are-answered';
import type { Touch } from '../touch';

/**
 * Replays touches in order. The page has received the real events; the copies are not composed, so they
 * stop at the shadow root and no outside listener receives an event twice.
 *
 * @param focus what has it once all is repeated; null where the touches say that
 */
export async function replay(host: HTMLElement, touches: Touch[], focus: Element | null) {
  // A touch that is answered comes after the hovering, and says more. React would also draw that later.
  if (!areAnswered(host, touches)) repeatHover(host);
  repeatFocus(host);
  const lastAnswered = touches.findLastIndex(({ event }) => isAnswered(event));
  for (const [index, touch] of touches.entries()) {
    // What has been answered is taken back, and must be drawn again before the visitor sees that, with all
    // that came before. The first is repeated at once as well: what the visitor does meanwhile must come after it.
    if (index && index > lastAnswered && touch.path.includes(host)) await rendered();
    const outcome = outcomeIn(host, touch.event);
    if (!outcome?.isOverruled) await repeat(host, touch);
    for (const [name, value] of outcome?.changes ?? []) setOrRemove(host, name, value);
    // The next touch may depend on them.
    if (outcome?.changes.length) await rendered();
  }
  if (focus && document.activeElement !== focus)
    (focus as HTMLElement).focus({ preventScroll: true });
  if (touches.length) await rendered();
}

/** Waits until the result of one touch is rendered before the next, as in real time. */
const rendered = () => new Promise((done) => setTimeout(done));

async function repeat(host: HTMLElement, touch: Touch) {
  const { event, isHeld, path, counterparts } = touch;
  const invoker = event.type === 'click' ? invokerIn(path) : undefined;
  // What it holds may name it too, such as a button with a command that closes it.
  const isNamed = isAnswered(event) && invoker?.getAttribute('commandfor') === host.id;
  if (isNamed || !path.includes(host))
    return void host.dispatchEvent(new CustomEvent(invoker ? INVOKED : LEFT, { detail: invoker }));
  // A key goes to the present focus, which an earlier key may have moved; if both were answered, it had.
  const follows = event instanceof KeyboardEvent && !isAnswered(event);
  const focused = follows ? host.shadowRoot?.activeElement : null;
  const drawn = (await counterparts)?.map((find) => find()) ?? [];
  // The root of a drawing outlives all that could answer in it.
  const target =
    [focused, ...drawn].find((it) => it && !it.hasAttribute(ROOT_ATTRIBUTE)) ??
    slotOf(host, path) ??
    // The code that finds it had failed at the time of the touch; where nothing was drawn anew, it is still there.
    (drawn.length ? undefined : (path[0] as Element));
  if (!target?.isConnected) return;
  const again = copyOf(event);
  // For slotted content the copy starts at the slot; composedPath()[0] is still the original target.
  if (target instanceof HTMLSlotElement) again.composedPath = () => path;
  if (event.defaultPrevented && !isHeld) again.preventDefault();
  // Performs the prevented default action now, unless the element prevented the copy.
  if (!target.dispatchEvent(again)) return;
  const { key, shiftKey } = event as KeyboardEvent;
  // Also when it was not held, since an earlier key opens the list only now.
  if (key === 'Escape') openList(host)?.hidePopover();
  else if (!isHeld) return;
  else if (key === 'Tab') (await import('./move-focus')).moveFocus(shiftKey ? -1 : 1);
  else (target as HTMLElement).click();
}

/** Repeats hovering that began before the element woke, because the browser fires no new events. */
function repeatHover(host: HTMLElement) {
  const hovered = [...(host.shadowRoot?.querySelectorAll(':hover') ?? [])].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  hovered?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
}

/** The same for focus. */
function repeatFocus({ shadowRoot }: HTMLElement) {
  shadowRoot?.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

function slotOf(host: HTMLElement, path: EventTarget[]) {
  const child = path.find((node) => node instanceof Element && node.parentNode === host);
  return (child as Element | undefined)?.assignedSlot ?? undefined;
}

/** To read them has the page laid out, and what was taken back would begin to move. */
const LAID_OUT = /^(layer|offset|range)/;

function copyOf(event: Event) {
  const init: Record<string, unknown> = {};
  for (const name in event) if (!LAID_OUT.test(name)) init[name] = event[name as keyof Event];
  init['composed'] = false;
  // Firefox lets every KeyboardEvent out of the shadow tree, even if it is not composed.
  const kind = event instanceof KeyboardEvent ? Event : (event.constructor as typeof Event);
  const copy = new kind(event.type, init) as Event & Record<string, unknown>;
  for (const name in init) if (!(name in copy)) copy[name] = init[name];
  // When the visitor has pressed, as elements tell a press from one for what they have shown since.
  Object.defineProperty(copy, 'timeStamp', { value: event.timeStamp });
  if (isAnswered(event)) Object.assign(copy, { [ANSWERED]: true });
  return copy;
}
