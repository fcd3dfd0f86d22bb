import { useLayoutEffect, useState } from 'react';
import { inView } from '../sections';
import { type Kept, keptSection } from '../show-section';

/**
 * The section in view, counted from 1: it stays in view when a script shows, hides, adds or takes away others,
 * and `active` follows it.
 *
 * @param places the sections by node, each with its number
 */
export function useSectionInView(
  host: HTMLElement & { active: number },
  active: number,
  places: ReadonlyMap<object, number>,
): number {
  const [kept] = useState<Kept>({});
  const wanted = inView(active, Infinity);
  const place = kept.active === active && kept.section ? places.get(kept.section) : undefined;
  const shown = place ?? inView(active, places.size);
  useLayoutEffect(() => {
    kept.active = active;
    // What stands in for one that is still to come gives way to it.
    kept.section = shown === wanted ? [...places.keys()][shown - 1] : undefined;
    keptSection(host).value = kept;
    if (!place || place === wanted) return;
    const { activeElement } = host.shadowRoot!;
    const titles = host.shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]');
    // Its title has another place in the row, and takes the focus along.
    if (activeElement === titles[wanted - 1]) titles[place - 1]!.focus();
    host.active = place;
  });
  return shown;
}
