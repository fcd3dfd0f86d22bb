import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Data, feedAt, observeFeed, retryFeed } from '../../browser/network/feed';
import type { Shape } from '../../contract/shape';

/** What is known of data. */
type Judged<T> =
  | { state: 'waiting' | 'empty' }
  | { state: 'failed'; problem: string }
  | { state: 'content'; value: T };

/** The data at an address, in one of four states; `FeedStates` draws the first three. */
export type Feed<T> = Judged<T> & {
  /** Fetches it again, for all elements that show it. */
  retry: () => void;
};

/**
 * Fetches the JSON at an address, once for all elements that show it, of at most 1 MB and within 20 seconds,
 * from https or this site, and checks its shape. It is `waiting` in the first render, which must match the
 * publish step's; without an address it is `empty`, as are an empty list, an object of empty lists and a 204.
 *
 * @param address an attribute declared with `feed`
 * @param shape a constant: `contract.attributes.src.feed`
 */
export function useFeed<T>(address: string, shape: Shape<T>): Feed<T> {
  const observe = useCallback(
    (changed: () => void) => (address ? observeFeed(address, changed) : () => {}),
    [address],
  );
  const data = useSyncExternalStore(
    observe,
    () => (address ? feedAt(address) : undefined),
    () => undefined,
  );
  const judged = useMemo(() => judge(address, data, shape), [address, data, shape]);
  const problem = judged.state === 'failed' ? judged.problem : '';
  useEffect(() => {
    if (!problem) return;
    void import('./warn-of-feed').then(
      ({ warnOfFeed }) => warnOfFeed(address, problem),
      () => undefined,
    );
  }, [address, problem]);
  const retry = useCallback(() => retryFeed(address), [address]);
  return { ...judged, retry };
}

function judge<T>(address: string, data: Data | undefined, shape: Shape<T>): Judged<T> {
  if (!address) return { state: 'empty' };
  if (!data) return { state: 'waiting' };
  if ('problem' in data) return judgeChecked(data);
  if (data.body === undefined) return { state: 'empty' };
  const checked = shape.check(data.body);
  return judgeChecked(
    'problem' in checked ? { problem: `it does not fit its schema (${checked.problem})` } : checked,
  );
}

/** In which state data is that fits its schema, or why it does not. */
export const judgeChecked = <T>(checked: { value: T } | { problem: string }): Judged<T> =>
  'problem' in checked
    ? { state: 'failed', problem: checked.problem }
    : isEmpty(checked.value)
      ? { state: 'empty' }
      : { state: 'content', value: checked.value };

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return !value.length;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((it) => Array.isArray(it) && !it.length);
}
