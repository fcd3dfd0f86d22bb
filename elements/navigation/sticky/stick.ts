import { announce } from '../../../shared/bus/bus';
import { hearDevice, isFor, presentDevice } from '../../../shared/page/device';
import { reducesMotion } from '../../../shared/page/motion';
import { type Bar, bars, refreshOthers, roomAbove } from './bars';
import { observeLine } from './observe-line';
import { observeSizes, roomOf } from './room';
import { settingsOf } from './settings';

const AWAY = '0 calc(-100% - var(--line))';
/** Of the slide, in milliseconds. */
const DURATION = 250;

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
  const shadow = host.shadowRoot!;
  const [measure, bar, slide] = ['.measure', '.bar', '.slide'].map((it) =>
    shadow.querySelector<HTMLElement>(it)!,
  ) as [HTMLElement, HTMLElement, HTMLElement];
  const room = roomOf(shadow);
  const sticks =
    mode !== 'static' && reference !== null && isFor(devices, presentDevice('popup-menu'));

  let isStuck = host.dataset.wbState === 'stuck';
  let isAway = host.hasAttribute('data-wb-away');
  let isLive = true;
  let line = offset;
  /** Whether the host's top, all of the host, and the other element are above the line. */
  const above = { top: false, all: false, other: !reference };
  let moving: Animation | undefined;
  let edges: IntersectionObserver | undefined;

  const self: Bar = { bottom: 0, sides, refresh, stop };
  bars.set(host, self);

  function stop() {
    isLive = false;
    settle();
    for (const stopOne of stops) stopOne();
    edges?.disconnect();
    bars.delete(host);
    if (!host.isConnected) change(false);
  }

  function place() {
    const { sheet, height, width } = room;
    sheet.replaceSync(`:host{--line:${line}px;--height:${height}px;--width:${width}px}`);
    self.bottom = isStuck && !isAway ? line + height : 0;
    refreshOthers(host);
  }

  function refresh() {
    const before = line;
    line = Math.floor(offset + roomAbove(host, self.sides));
    if (!sticks || (line === before && edges)) return;
    edges?.disconnect();
    edges = observeLine(line, reference ? [host, reference] : [host], look);
    place();
  }

  function look(entries: IntersectionObserverEntry[]) {
    if (!host.isConnected) return stop();
    for (const { target, boundingClientRect: box } of entries) {
      const isDrawn = box.width + box.height > 0;
      if (target === reference) above.other = isDrawn && box.bottom < line;
      if (target !== host) continue;
      above.top = isDrawn && box.top < line;
      above.all = isDrawn && box.bottom < line;
      self.sides = box;
    }
    // The way back ends where the host itself stands, so that there is never a hole in the page.
    change(above.other && (mode === 'animated' && !isStuck ? above.all : above.top));
    if (!above.top) settle();
    refresh();
  }

  function change(stuck: boolean) {
    if (stuck === isStuck) return;
    isStuck = stuck;
    isAway = false;
    settle();
    if (stuck) host.dataset.wbState = 'stuck';
    if (mode === 'animated' && !reducesMotion()) {
      if (stuck) move([AWAY, '0 0']);
      else if (above.top) leave();
    }
    place();
    announce('sticky.changed', host.id, { isStuck, host });
    host.dispatchEvent(
      new CustomEvent('wb-sticky-change', { detail: { stuck }, bubbles: true, composed: true }),
    );
  }

  const move = (translate: string[]) => (moving = slide.animate({ translate }, DURATION));

  function leave() {
    host.dataset.wbState = 'leaving';
    move(['0 0', AWAY]).onfinish = settle;
  }

  /** What slides is where it goes. */
  function settle() {
    moving?.cancel();
    moving = undefined;
    host.toggleAttribute('data-wb-away', isAway);
    if (!isStuck) delete host.dataset.wbState;
  }

  /** Slides away, or comes back. */
  function hide(wanted: boolean) {
    if (isAway === (isStuck && wanted)) return;
    isAway = !isAway;
    host.toggleAttribute('data-wb-away', isAway);
    place();
  }

  const stops = [hearDevice('popup-menu', () => void stick(host))];
  if (reference === null)
    import('./warn-of-missing').then(({ warnOfMissing }) => warnOfMissing(host), reportError);
  if (!sticks) {
    change(false);
    return end;
  }
  stops.push(observeSizes(room, measure, bar, () => (host.isConnected ? place() : stop())));
  // Fetched only where it is asked for: the others need not know of the way the page scrolls.
  if (hides)
    import('./hide').then(({ heedWay }) => isLive && stops.push(heedWay(hide)), reportError);
  refresh();
  return end;
}

// What a watcher has brought, its element need not fetch again.
Object.assign(globalThis, { [Symbol.for('wb.sticky.stick.1')]: stick });
