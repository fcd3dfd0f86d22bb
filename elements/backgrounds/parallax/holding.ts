import type { Announcements } from '../../../shared/bus/announcements';
import { bus, subscribe } from '../../../shared/bus/bus';
import { applyRules } from '../../../shared/browser/sheets/page-rules';
import { pageSlot } from '../../../shared/foundation/slot';

interface Holding {
  /** What holds the page still now. */
  by: Set<Element>;
  release: (() => void) | undefined;
}

const holding = pageSlot<Holding>('parallax.holding.1');

/** One rule for all of them, wherever in the page they come later. */
const HELD = ':root{--wb-parallax-play-state:paused}';

type Name = 'menu.closed' | 'menu.opened' | 'popup.closed' | 'popup.opened';
const NAMES = new Set(['menu.closed', 'menu.opened', 'popup.closed', 'popup.opened']);

/** Whether something holds the page still, so that nothing moves. */
export const isHeld = (): boolean => Boolean(holding.value?.by.size);

/**
 * Holds every parallax of the page while a popup is open behind which it cannot scroll, or a menu that covers
 * it. Behind others it scrolls on, and the picture would jump when they close. Spec 4.
 */
export function followHolding() {
  if (holding.value) return;
  holding.value = { by: new Set(), release: undefined };
  for (const name of NAMES) subscribe(name as Name, (detail) => act(name, detail));
  // What is open already, in the order in which it was told.
  for (const [entry, detail] of bus.latest) act(entry.slice(0, entry.indexOf(' ')), detail);
}

function act(name: string, detail: unknown) {
  if (!NAMES.has(name)) return;
  const { by, release } = holding.value!;
  const told = detail as Announcements['popup.opened'] & Announcements['menu.opened'];
  const holds = name === 'popup.opened' ? !told.scrollsPage : told.kind === 'off-canvas';
  if (name.endsWith('opened') && holds) by.add(told.host);
  else by.delete(told.host);
  for (const host of by) if (!host.isConnected) by.delete(host);
  if (by.size > 0 === Boolean(release)) return;
  holding.value!.release = by.size ? applyRules(HELD) : void release!();
}
