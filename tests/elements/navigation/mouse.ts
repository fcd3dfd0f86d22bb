/** A clock that stands still until it is told to go on; for what the product puts off. */
export function stopClock() {
  const { setTimeout: start, clearTimeout: stop } = window;
  let now = 0;
  let count = 0;
  const tasks = new Map<number, { at: number; act: () => void }>();
  window.setTimeout = ((act: () => void, after = 0) => {
    tasks.set((count += 1), { at: now + after, act });
    return count;
  }) as typeof window.setTimeout;
  window.clearTimeout = ((task: number) => void tasks.delete(task)) as typeof window.clearTimeout;
  return {
    /** @param by in milliseconds */
    tick(by: number) {
      now += by;
      for (const [task, { at, act }] of [...tasks].toSorted((a, b) => a[1].at - b[1].at)) {
        if (at <= now && tasks.delete(task)) act();
      }
    },
    restore() {
      window.setTimeout = start;
      window.clearTimeout = stop;
    },
  };
}

interface Spot {
  x?: number;
  y?: number;
  pointerType?: string;
}

const tell = (node: Element, type: string, { x = 0, y = 0, pointerType = 'mouse' }: Spot) =>
  node.dispatchEvent(
    new PointerEvent(type, {
      bubbles: type !== 'pointerleave',
      composed: true,
      clientX: x,
      clientY: y,
      pointerType,
    }),
  );

/** The mouse comes over a node. */
export function hover(node: Element, spot: Spot = {}) {
  tell(node, 'pointerover', spot);
  tell(node, 'pointermove', spot);
}

/** The mouse leaves an element. */
export const leave = (host: Element, spot: Spot = {}) => tell(host, 'pointerleave', spot);

/** Something outside is touched. */
export const touchOutside = () =>
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));

/** A key goes down where the focus is; answers whether somebody has taken it. */
export function press(key: string): boolean {
  let node = document.activeElement;
  while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  const init = { key, bubbles: true, composed: true, cancelable: true };
  return !node!.dispatchEvent(new KeyboardEvent('keydown', init));
}

/** Where the focus is, in whatever tree. */
export function focused(): Element | null {
  let node = document.activeElement;
  while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  return node;
}

/** What fades in is there at once. */
export function endFades() {
  for (const host of document.querySelectorAll('wb-menu, wb-mega-menu'))
    for (const fade of host.shadowRoot!.getAnimations()) fade.finish();
}
