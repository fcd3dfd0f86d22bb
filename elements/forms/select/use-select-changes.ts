import { useEffect, useRef } from 'react';
import { REDRAW, type Redrawable } from '../../../shared/element/accessor';
import type { Choices } from './read-select';

/** The attributes that are read from a select, its options and groups. */
const READ = [
  'aria-describedby',
  'aria-invalid',
  'aria-label',
  'aria-labelledby',
  'disabled',
  'hidden',
  'label',
  'multiple',
  'required',
  'selected',
  'value',
];

/** Redraws when a script has changed the select, its description, or a fieldset around it. */
export function useSelectChanges(host: HTMLElement, { node, described }: Choices) {
  const observer = useRef<MutationObserver>(undefined);

  useEffect(() => {
    observer.current = new MutationObserver(() => (host as unknown as Redrawable)[REDRAW]());
    return () => observer.current?.disconnect();
  }, [host]);

  // After each render, which may have read other nodes. Observing a node twice has no further effect.
  useEffect(() => {
    const watcher = observer.current;
    if (!watcher || !node) return;
    const inside = { subtree: true, childList: true, characterData: true };
    watcher.observe(node as Element, { ...inside, attributeFilter: READ });
    for (const text of described) watcher.observe(text as Element, inside);
    for (let box = host.closest('fieldset'); box; box = above(box)) {
      watcher.observe(box, { attributeFilter: ['disabled'] });
    }
  });
}

const above = (box: Element) => box.parentElement?.closest('fieldset') ?? null;
