interface Followed {
  come(): void;
  go(): void;
}

const FOCUSED = ':focus-visible';

/** What is pointed at: the link or button that an animation is in, which is larger, else itself. */
const areaOf = (host: HTMLElement) => host.closest<HTMLElement>('a, button') ?? host;

/**
 * Tells when an element is pointed at or gets the focus of a keyboard, and when neither is so any more.
 *
 * @returns a function that begins, with what is so already, and ends it
 */
export function focusFollower(host: HTMLElement, followed: Followed): (isOn: boolean) => void {
  let gone: AbortController | undefined;
  return (isOn) => {
    gone?.abort();
    if (isOn) followFocus(host, (gone = new AbortController()).signal, followed);
  };
}

function followFocus(host: HTMLElement, signal: AbortSignal, { come, go }: Followed) {
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
  if (area.matches(FOCUSED) || area.querySelector(FOCUSED)) add('focus');
}

const isByKey = (event: Event) => (event.composedPath()[0] as Element).matches(FOCUSED);
