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
  const usual = useRef<Choice>(undefined);

  const set = (choice: Choice) => {
    for (const [name, value] of Object.entries(choice))
      if (value !== latest.current[name])
        Object.assign(host, { [name]: name === 'page' ? Math.max(1, Number(value) || 1) : value });
  };
  const follow = useLatest(() => set({ ...usual.current, ...chosenIn(host, present) }));

  useLayoutEffect(() => {
    if (!inAddress) return;
    usual.current ??= usualOf(latest.current, chosenIn(host, latest.current));
    follow.current();
  }, [host, inAddress, latest, follow]);
  useEffect(() => {
    if (!inAddress) return;
    const back = () => follow.current();
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [inAddress, follow]);

  const choose: Chosen['choose'] = (changes, how) => {
    set(changes);
    if (!inAddress || how === 'typed') return;
    const choice = { ...latest.current, ...changes };
    const next = withChoice(location.href, prefixOf(host.id), choice, usual.current ?? {});
    if (next === location.href) return;
    try {
      history.pushState(history.state, '', next);
    } catch {
      // Browsers refuse more than some entries in a while; the choice holds all the same.
    }
  };
  return { choose };
}

const chosenIn = (host: HTMLElement, present: Choice) =>
  choiceIn(location.href, prefixOf(host.id), Object.keys(present));

/** What holds where the address says nothing: the author's choice, but not one that a server took from the address. */
const usualOf = (present: Choice, chosen: Choice): Choice =>
  Object.fromEntries(
    Object.entries(present).map(([name, value]) => [
      name,
      value !== chosen[name] ? value : name === 'page' ? '1' : '',
    ]),
  );
