interface Followed {
  come(): void;
  go(): void;
}

/** What is pointed at: the link or button that an animation is in, which is larger, else itself. */
const areaOf = (host: HTMLElement) => host.closest<HTMLElement>('a, button') ?? host;

/** Tells when an element is pointed at or gets the focus of a keyboard, and when neither is so any more. */
export function followFocus(host: HTMLElement, signal: AbortSignal, { come, go }: Followed): void {
  const area = areaOf(host);
  const reasons = new Set<string>();
  const add = (reason: string) => {
    reasons.add(reason);
    come();
  };
  const take = (reason: string) => {
    reasons.delete(reason);
    if (!reasons.size) go();
  };
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    act: (event: HTMLElementEventMap[K]) => void,
  ) => area.addEventListener(name, act, { signal, passive: true });
  // A touch has no hover.
  on('pointerenter', ({ pointerType }) => pointerType !== 'touch' && add('pointer'));
  on('pointerleave', () => take('pointer'));
  on('focusin', (event) => isByKey(event) && add('focus'));
  on('focusout', () => take('focus'));
  if (area.matches(':hover')) add('pointer');
}

const isByKey = (event: Event) => (event.composedPath()[0] as Element).matches(':focus-visible');
