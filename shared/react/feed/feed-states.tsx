import { type ReactNode, useRef } from 'react';
import type { Page } from '../../content/page';
import { textsOf } from '../../foundation/texts';
import type { Feed } from './use-feed';

/** What is read in place of data that is not there. */
export interface FeedTexts {
  waiting: string;
  empty: string;
  failed: string;
  retry: string;
}

/** The texts in the page's words. */
export function feedTexts(page: Page): FeedTexts {
  const text = textsOf(page);
  return {
    waiting: text('Loading…'),
    empty: text('There is nothing here yet.'),
    failed: text('This could not be loaded.'),
    retry: text('Try again'),
  };
}

interface FeedStatesProps<T> {
  feed: Feed<T>;
  texts: FeedTexts;
  /** Draws the data. */
  children: (value: T) => ReactNode;
}

/**
 * Draws data by its state: a notice while it is waited for, where there is none, and where it failed, with
 * a button to try again; else the data. Its sheet is feed-states.css, its parts are `notice` and `retry`.
 */
export function FeedStates<T>({ feed, texts, children }: FeedStatesProps<T>) {
  const place = useRef<HTMLDivElement>(null);
  const { state } = feed;
  const retry = () => {
    // The button goes, and the focus must not go with it.
    place.current?.focus({ preventScroll: true });
    feed.retry();
  };
  return (
    <div
      ref={place}
      className="feed"
      data-state={state}
      tabIndex={-1}
      aria-busy={state === 'waiting'}
    >
      {/* Always there, because screen readers announce only changes in existing regions. */}
      <p className="notice" part="notice" role="status" hidden={state === 'content'}>
        {state === 'content' ? '' : texts[state]}
      </p>
      {state === 'failed' && (
        <button type="button" className="retry" part="retry" onClick={retry}>
          {texts.retry}
        </button>
      )}
      {state === 'content' && children(feed.value)}
    </div>
  );
}
