import { announce } from '../../../shared/bus/bus';
import { hearDevice, isFor, presentDevice } from '../../../shared/page/device';
import { reducesMotion } from '../../../shared/page/motion';
import { type Bar, bars, refreshOthers, roomAbove } from './bars';
import { edgesOf } from './edges';
import { postureOf } from './posture';
import { observeSizes, roomOf } from './room';
import { settingsOf } from './settings';
import { type Past, stanceOf, sticksAt } from './stance';

/**
 * Has a host stick, from now on, as its attributes say. Its place in the page is kept by a box of the
 * bar's height. Called again it begins anew, from the state it is in. Spec 4.
 *
 * @returns a function that ends it, and leaves a host in the page as it is
 */
export function stick(host: HTMLElement): () => void {
  const end = () => bars.get(host)?.stop();
  const { sides = { left: 0, right: 0 } } = bars.get(host) ?? {};
  end();
  const { mode, reference, offset, devices, hides } = settingsOf(host);
  const [measure, bar, slide] = ['.measure', '.bar', '.slide'].map((it) =>
    host.shadowRoot!.querySelector(it)!,
  ) as [Element, Element, Element];
  const sticks =
    mode !== 'static' && reference !== null && isFor(devices, presentDevice('popup-menu'));
  const room = roomOf(host.shadowRoot!);
  const posture = postureOf(host, slide);
  const edges = edgesOf(reference ? [host, reference] : [host], look);
  const past: Past = { top: false, all: false, other: !reference };
  const self: Bar = { bottom: 0, sides, refresh, stop };
  const stops = [edges.stop, hearDevice('popup-menu', () => void stick(host))];
  let line = offset;
  bars.set(host, self);

  /** Moves the line below what stands above it now. */
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

  /** Writes where the bar stands, for its sheet and for other bars. */
  function place() {
    const { sheet, height, width } = room;
    sheet.replaceSync(`:host{--line:${line}px;--height:${height}px;--width:${width}px}`);
    self.bottom = posture.isOver() ? line + height : 0;
    refreshOthers(host);
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
  stops.push(observeSizes(room, measure, bar, () => (host.isConnected ? place() : stop())));
  // Fetched only where it is asked for: the others need not know of the way the page scrolls.
  if (hides)
    import('./hide').then(({ hideOnWayDown }) => {
      if (bars.get(host) === self) stops.push(hideOnWayDown(host, posture.isStuck, place));
    }, reportError);
  refresh();
  return end;
}
