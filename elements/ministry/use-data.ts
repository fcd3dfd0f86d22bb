import { useEffect, useState } from 'react';
import type { Shape } from '../../shared/contract/shape';
import { type Feed, judgeChecked, useFeed } from '../../shared/react/feed/use-feed';
import type { Given } from './given-feed';

/** The data of a feed: what the page carries, else what its address answers. */
export function useData<T>(src: string, given: Given<T> | undefined, shape: Shape<T>): Feed<T> {
  const [asked, setAsked] = useState('');
  const isGiven = given && asked !== src;
  const fetched = useFeed(isGiven ? '' : src, shape);
  const feed = isGiven ? { ...judgeChecked(given), retry: () => setAsked(src) } : fetched;
  const value = feed.state === 'content' && feed.value;
  const isFaulty = isGiven ? 'problem' in given : false;
  useEffect(() => {
    if (isFaulty || (Array.isArray(value) && hasFaultyIds(value)))
      void import('./warn-of-data').then(
        (it) => it.warnOfData(src, isFaulty ? given! : { value }),
        () => undefined,
      );
  }, [src, isFaulty, value]);
  return feed;
}

/** Whether one is empty, or there twice. */
const hasFaultyIds = (items: readonly { id: string }[]) =>
  new Set(['', ...items.map(({ id }) => id)]).size <= items.length;
