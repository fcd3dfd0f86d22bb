import { findAll } from '../../../shared/browser/links/find';

type Hosts = ReadonlySet<HTMLElement>;

/** The members of one set that are not in another. */
const without = (one: Hosts, other: Hosts) => [...one].filter((it) => !other.has(it));

/**
 * Observes which elements of a tag are under the pointer, or contain the focus of a keyboard user:
 * one listener of each type for all of them.
 *
 * @param changed called with the elements newly pointed at, and those no longer pointed at
 * @returns a function that returns all elements pointed at now
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
  // The pointer has left the page.
  document.addEventListener('pointerout', (event) => {
    if (!event.relatedTarget) update('byPointer', []);
  });
  document.addEventListener('focusin', (event) => {
    const path = event.composedPath();
    update('byFocus', (path[0] as Element).matches(':focus-visible') ? path : []);
  });
  // If the focus moves elsewhere, a focusin event follows.
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (!relatedTarget) update('byFocus', []);
  });
  update('byPointer', findAll(`${tag}:hover`));
  return all;
}

const isHost = (node: EventTarget, tag: string) =>
  node instanceof HTMLElement && node.localName === tag;
