import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../shared/react/hooks/use-latest';
import { choiceIn, prefixOf, withChoice } from './choice-in-address';
import type { Choice } from './item';

/** A choice of filters and page that stands in attributes of the host and in the page's address. */
export interface Chosen {
  choose(changes: Choice, how: 'typed' | 'done'): void;
}

/**
 * Takes up what the address chooses, at first and when the visitor goes back. `choose` sets the attributes,
 * and what is done, not only typed so far, becomes an entry of the history.
 *
 * @param inAddress whether the address tells it
 */
export function useChoice(host: HTMLElement, present: Choice, inAddress: boolean): Chosen {
  const latest = useLatest(present);
  const initial = useRef(present);
  const names = Object.keys(present);
  const key = names.join();

  const set = (choice: Choice) => {
    for (const [name, value] of Object.entries(choice))
      if (value !== latest.current[name])
        Object.assign(host, { [name]: name === 'page' ? Math.max(1, Number(value) || 1) : value });
  };
  const follow = useLatest(() => {
    const found = choiceIn(location.href, prefixOf(host.id), names);
    set(Object.fromEntries(names.map((it) => [it, found?.[it] || initial.current[it] || ''])));
  });

  useLayoutEffect(() => {
    if (inAddress && choiceIn(location.href, prefixOf(host.id), key.split(','))) follow.current();
  }, [host, inAddress, key, follow]);
  useEffect(() => {
    if (!inAddress) return;
    const back = () => follow.current();
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [inAddress, follow]);

  const choose: Chosen['choose'] = (changes, how) => {
    set(changes);
    if (!inAddress || how === 'typed') return;
    const next = withChoice(location.href, prefixOf(host.id), { ...latest.current, ...changes });
    if (next === location.href) return;
    try {
      history.pushState(history.state, '', next);
    } catch {
      // Browsers refuse more than some entries in a while; the choice holds all the same.
    }
  };
  return { choose };
}
