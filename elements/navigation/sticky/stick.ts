import { announce } from '../../../shared/bus/bus';
import { isFor, observeDevice, POPUP_MENU, presentDevice } from '../../../shared/visitor/device';
import { reducesMotion } from '../../../shared/browser/reduced-motion';
import { type Bar, bars, refreshOthers, roomAbove } from './bars';
import { edgesOf } from './edges';
import { postureOf } from './posture';
import { observeSizes, roomOf } from './room';
import { settingsOf } from './settings';
import { type Past, stanceOf, sticksAt } from './stance';

/**
 * Makes a host stick as its attributes say. A box of the bar's height keeps its place in the page.
 * A second call starts again from the present state. Spec 4.
 *
 * @returns a function that stops it, and leaves a host in the page as it is
 */
export function stick(host: HTMLElement): () => void {
  const end = () => bars.get(host)?.stop();
  const { sides = { left: 0, right: 0 } } = bars.get(host) ?? {};
  end();
  const { mode, reference, offset, devices, hides } = settingsOf(host);
  const places = ['.measure', '.bar', '.slide'].map((it) => host.shadowRoot!.querySelector(it)!);
  const sticks =
    mode !== 'static' && reference !== null && isFor(devices, presentDevice(POPUP_MENU));
  const room = roomOf(host.shadowRoot!);
  const posture = postureOf(host, places[2]!);
  const edges = edgesOf(reference ? [host, reference] : [host], look);
  const past: Past = { top: false, all: false, other: !reference };
  const self: Bar = { bottom: 0, sides, refresh, stop };
  const stops = [edges.stop, observeDevice(POPUP_MENU, () => void stick(host))];
  let line = offset;
  bars.set(host, self);

  /** Moves the line below the bars that are above it now. */
  function refresh() {
    line = Math.floor(offset + roomAbove(host, self.sides));
    if (sticks && edges.observe(line)) place();
  }

  function look(entries: IntersectionObserverEntry[]) {
    if (!host.isConnected) return stop();
    for (const { target, boundingClientRect: box } of entries) {
      const isDrawn = box.width + box.height > 0;
      if (target === reference) past.other = isDrawn && box.bottom < line;
      if (target !== host) continue;
      past.top = isDrawn && box.top < line;
      past.all = isDrawn && box.bottom < line;
      self.sides = box;
    }
    change(sticksAt(past, mode, posture.isStuck()));
    if (!past.top) posture.settle();
    refresh();
  }

  function change(stuck: boolean) {
    if (stuck === posture.isStuck()) return;
    const slides = mode === 'animated' && !reducesMotion();
    posture.stand(stanceOf(stuck, past, slides), slides);
    place();
    announce('sticky.changed', host.id, { isStuck: stuck, host });
    host.dispatchEvent(
      new CustomEvent('wb-sticky-change', { detail: { stuck }, bubbles: true, composed: true }),
    );
  }

  /** Passes the bar's position to its style sheet and to other bars. */
  function place() {
    const { sheet, height, width } = room;
    // What drops from a bar that fits is not to be cut off.
    const overflow = line + height > innerHeight ? 'auto' : 'visible';
    sheet.replaceSync(
      `:host{--line:${line}px;--height:${height}px;--width:${width}px;--overflow:${overflow}}`,
    );
    const before = self.bottom;
    self.bottom = posture.isOver() ? Math.min(line + height, innerHeight) : 0;
    // One that stands in its place takes no room from others.
    if (before || self.bottom) refreshOthers(host);
  }

  function stop() {
    posture.settle();
    for (const stopOne of stops) stopOne();
    bars.delete(host);
    if (!host.isConnected) change(false);
  }

  if (reference === null)
    import('./warn-of-missing').then(({ warnOfMissing }) => warnOfMissing(host), reportError);
  if (!sticks) {
    change(false);
    return end;
  }
  stops.push(observeSizes(room, places, () => (host.isConnected ? place() : stop())));
  // Fetched only for this option: other bars do not need the scroll direction.
  if (hides)
    import('./hide').then(({ hideOnWayDown }) => {
      if (bars.get(host) === self) stops.push(hideOnWayDown(host, posture.isStuck, place));
    }, reportError);
  refresh();
  return end;
}
