import { useState } from 'react';
import type { Shape } from '../../shared/contract/shape';
import { type Feed, useFeed } from '../../shared/react/feed/use-feed';
import type { Given } from './given-feed';

/** The data of a feed: what the page carries, else what its address answers. */
export function useData<T>(src: string, given: Given<T> | undefined, shape: Shape<T>): Feed<T> {
  const [asked, setAsked] = useState('');
  const isGiven = given && asked !== src;
  const fetched = useFeed(isGiven ? '' : src, shape);
  if (!isGiven) return fetched;
  const retry = () => setAsked(src);
  if ('problem' in given) return { state: 'failed', problem: given.problem, retry };
  const { value } = given;
  const isEmpty = Array.isArray(value) && !value.length;
  return isEmpty ? { state: 'empty', retry } : { state: 'content', value, retry };
}
