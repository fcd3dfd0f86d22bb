import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { applyPatches } from '../../shared/content/patch';
import type { Shape } from '../../shared/contract/shape';
import { FeedStates } from '../../shared/react/feed/feed-states';
import { Filters } from './filters';
import { fitting, type Item } from './item';
import type { Kind } from './kind';
import { type Listing, type ListingProps, optionsOf } from './listing';
import { Instead } from './instead';
import { Notice } from './notice';
import { sortItems } from './sort-items';
import { useChoice } from './use-choice';
import { useData } from './use-data';
import { useFilterForm } from './use-filter-form';
import { useNextDates } from './use-next-dates';
import { filled } from './words';

export type View = 'list' | 'cards' | 'featured' | 'slider';

export interface ItemsProps {
  host: HTMLElement;
  kind: Kind;
  shape: Shape<Item[]>;
  content: Listing;
  attributes: ListingProps;
  view: View;
  /** Stands between the filters and the items, such as a choice of views. */
  bar?: ReactNode;
  /** Whether they stand on their next dates; else on their first ones. */
  isDated?: boolean;
  /**
   * Draws the items that fit: those of a feed, or what stands in the page in another way than it does.
   *
   * @param repeats what `data-repeats` is to tell; see `useNextDates`
   */
  draw: (items: readonly Item[], repeats: string | undefined) => ReactNode;
  /** Draws what stands below, such as the choice of a page. */
  after?: ((items: readonly Item[], onPage: (page: number) => void) => ReactNode) | undefined;
}

/** Items of any kind with their filters and pages, from the page itself or from a feed. */
export function Items(props: ItemsProps) {
  const { host, kind, shape, content, attributes, view, bar, draw, after, isDated } = props;
  const { words, own, choice, filters, prefix } = content;
  const { src, page, order } = attributes;
  const isServers = attributes.filtering === 'server';
  const box = useRef<HTMLDivElement>(null);
  const feed = useData<Item[]>(src, content.given, shape);
  const items = content.items ?? (!own && feed.state === 'content' ? feed.value : NONE);
  // Dated and sorted before any choice among them, so that a choice does neither again.
  const { dated, repeats } = useNextDates(isDated ? items : NONE, content.today);
  const those = isDated ? dated : items;
  const all = useMemo(
    () => sortItems(those, order, words.language),
    [those, order, words.language],
  );
  const key = JSON.stringify(choice);
  const found = useMemo(
    () => (isServers ? all : fitting(all, JSON.parse(key))),
    [all, key, isServers],
  );
  const names = filters.join();
  const options = useMemo(
    () => own?.options ?? optionsOf(items, names ? names.split(',') : [], words.language),
    [own, items, names, words.language],
  );
  const chosen = useChoice(
    host,
    { ...choice, page: String(page) },
    attributes.inAddress !== false && !isServers,
  );

  useLayoutEffect(() => applyPatches(content.patches));
  useFilterForm({
    host,
    box,
    prefix,
    choice,
    options,
    isServers,
    onChoice: (next, how) => chosen.choose({ ...next, page: '1' }, how),
  });

  const isFiltered = Object.values(choice).some(Boolean);
  const isDrawn = content.items !== undefined;
  const onPage = (next: number) => chosen.choose({ page: String(next) }, 'done');
  return (
    <div ref={box} className="box">
      <Notice text={content.notice} />
      {attributes.filters !== undefined && (
        <slot name="filters">
          {filters.length > 0 && !content.hasForm && (
            <Filters
              names={filters}
              kind={kind}
              words={words}
              options={options}
              chosen={choice}
              prefix={prefix}
            />
          )}
        </slot>
      )}
      {bar}
      {filters.length > 0 && (
        <p className={isFiltered ? 'count' : 'unseen'} part="count" role="status">
          {isFiltered && (own || feed.state === 'content')
            ? countText(own?.count ?? found.length, words)
            : ''}
        </p>
      )}
      {own && (
        <div
          className={isDrawn ? 'again' : 'items'}
          part="items"
          data-view={view}
          data-columns={attributes.columns}
        >
          <slot />
        </div>
      )}
      {isDrawn && draw(found, repeats)}
      {!(own && (own.count || isFiltered)) && (
        <FeedStates feed={feed} texts={words.feed}>
          {() => draw(found, repeats)}
        </FeedStates>
      )}
      {!own && <Instead feed={feed} isAdmin={words.admin} />}
      {(own || feed.state === 'content') && after?.(found, onPage)}
    </div>
  );
}

const NONE: readonly Item[] = [];

const countText = (count: number, { texts }: Listing['words']) =>
  count ? filled(texts['{count} found'], { count }) : texts['Nothing found.'];
