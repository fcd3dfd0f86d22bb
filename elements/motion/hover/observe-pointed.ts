import { findAll } from '../../../shared/page/find';

type Hosts = ReadonlySet<HTMLElement>;

/** What of one set is not in another. */
const without = (one: Hosts, other: Hosts) => [...one].filter((it) => !other.has(it));

/**
 * Observes which elements of a tag the pointer is over, or hold the focus of a visitor who goes by
 * keys: one listener a type for all of them.
 *
 * @param changed told of those that are pointed at from now on, and of those that are no longer
 * @returns a function that gives all that are pointed at now
 */
export function observePointed(
  tag: string,
  changed: (come: HTMLElement[], gone: HTMLElement[]) => void,
): () => Hosts {
  const pointed = { byPointer: new Set() as Hosts, byFocus: new Set() as Hosts };
  const all = (): Hosts => new Set([...pointed.byPointer, ...pointed.byFocus]);
  const update = (by: keyof typeof pointed, path: EventTarget[]) => {
    const before = all();
    pointed[by] = new Set(path.filter((it): it is HTMLElement => isHost(it, tag)));
    const now = all();
    changed(without(now, before), without(before, now));
  };

  const onOver = (event: PointerEvent) =>
    // Touch has no hover.
    update('byPointer', event.pointerType === 'touch' ? [] : event.composedPath());
  document.addEventListener('pointerover', onOver, { passive: true });
  // Over nothing of the page any more.
  document.addEventListener('pointerout', (event) => {
    if (!event.relatedTarget) update('byPointer', []);
  });
  document.addEventListener('focusin', (event) => {
    const path = event.composedPath();
    update('byFocus', (path[0] as Element).matches(':focus-visible') ? path : []);
  });
  // With another place for the focus, that one is heard of next.
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (!relatedTarget) update('byFocus', []);
  });
  update('byPointer', findAll(`${tag}:hover`));
  return all;
}

const isHost = (node: EventTarget, tag: string) =>
  node instanceof HTMLElement && node.localName === tag;
