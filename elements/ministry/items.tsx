import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { applyPatches } from '../../shared/content/patch';
import type { Shape } from '../../shared/contract/shape';
import { FeedStates } from '../../shared/react/feed/feed-states';
import { useNative } from '../../shared/react/hooks/use-native';
import { Card } from './card';
import { choiceInForm } from './choice-in-address';
import { fill, formOf, isFieldOf, isTouched } from './filter-form';
import { Filters } from './filters';
import { fits, type Item } from './item';
import type { Kind } from './kind';
import { type Listing, type ListingProps, optionsOf } from './listing';
import { Notice } from './notice';
import { pageOf } from './page-of';
import { Pager } from './pager';
import { type Order, sortItems } from './sort-items';
import { useChoice } from './use-choice';
import { usePlayer } from './use-player';
import { useData } from './use-data';
import { filled } from './words';

/** How many cards are drawn with those of the other pages, for visitors without script. */
const WITH_OTHERS = 60;

export type View = 'list' | 'cards' | 'featured' | 'slider';

interface Props {
  host: HTMLElement;
  kind: Kind;
  shape: Shape<Item[]>;
  content: Listing;
  attributes: ListingProps;
  view: View;
  /** Stands between the filters and the items, such as a choice of views. */
  bar?: ReactNode;
  /** Draws the items that fit in another way than as cards. */
  children?: ((items: readonly Item[]) => ReactNode) | undefined;
}

/** Items of any kind with their filters and pages, from the page itself or from a feed. */
export function Items({ host, kind, shape, content, attributes, view, bar, children }: Props) {
  const { words, own, choice, filters, prefix } = content;
  const { src, page, perPage, order } = attributes;
  const player = usePlayer(host);
  const isServers = attributes.filtering === 'server';
  const box = useRef<HTMLDivElement>(null);
  const feed = useData<Item[]>(src, content.given, shape);
  const items = content.items ?? (!own && feed.state === 'content' ? feed.value : NONE);
  const sorted = useMemo(() => sortItems(items, order as Order), [items, order]);
  const key = JSON.stringify(choice);
  const fitting = useMemo(
    () => sorted.filter((it) => isServers || fits(it, JSON.parse(key))),
    [sorted, key, isServers],
  );
  const names = filters.join();
  const options = useMemo(
    () => own?.options ?? optionsOf(items, names ? names.split(',') : []),
    [own, items, names],
  );
  const found = own ?? pageOf(fitting, page, perPage);
  const chosen = useChoice(
    host,
    { ...choice, page: String(page) },
    attributes.inAddress !== false && !isServers,
  );

  useLayoutEffect(() => applyPatches(content.patches));
  const take = (form: HTMLFormElement, how: 'typed' | 'done') => {
    const next = choiceInForm(form, prefix, filters);
    chosen.choose({ ...next, page: '1' }, how);
  };
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const form = formOf(host);
    // While it slept, the visitor may have chosen already.
    if (form && isFirst.current && !isServers && isTouched(form)) take(form, 'done');
    else if (form) fill(form, prefix, choice);
    isFirst.current = false;
  }, [host, prefix, key, options]);

  useNative(box, 'change', ({ target }) => {
    const form = formOf(host);
    if (!form || !(target instanceof HTMLElement) || !isFieldOf(form, target)) return;
    if (!isServers) take(form, 'done');
    else if (target.localName === 'select') form.requestSubmit();
  });
  useNative(box, 'input', ({ target }) => {
    const form = formOf(host);
    if (form && !isServers && target instanceof HTMLInputElement && isFieldOf(form, target))
      take(form, 'typed');
  });
  useNative(box, 'submit', (event) => {
    const form = formOf(host);
    if (!form || isServers || event.target !== form || event.defaultPrevented) return;
    event.preventDefault();
    take(form, 'done');
  });

  const isFiltered = Object.values(choice).some(Boolean);
  const drawAll = (all: readonly Item[]) =>
    children ? (
      children(all)
    ) : (
      <ul className="items" part="items" data-view={view} data-columns={attributes.columns}>
        {drawn(all, 'shown' in found ? found.shown : NONE).map(({ item, isOff }, index) => (
          <Card
            key={`${item.id} ${index}`}
            item={item}
            kind={kind}
            words={words}
            player={player}
            isOff={isOff}
          />
        ))}
      </ul>
    );
  return (
    <div ref={box} className="box">
      <Notice text={content.notice} />
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
      {bar}
      {filters.length > 0 && (
        <p className={isFiltered ? 'count' : 'unseen'} part="count" role="status">
          {isFiltered && (own || feed.state === 'content') ? countText(found.count, words) : ''}
        </p>
      )}
      {own && (
        <div
          className={children ? 'again' : 'items'}
          part="items"
          data-view={view}
          data-columns={attributes.columns}
        >
          <slot />
        </div>
      )}
      {own && children?.(fitting)}
      {!own && (
        <FeedStates feed={feed} texts={words.feed}>
          {() => drawAll(fitting)}
        </FeedStates>
      )}
      {words.admin && !own && feed.state === 'failed' && <Notice text={feed.problem} />}
      {!children && (
        <Pager
          found={found}
          words={words}
          onPage={(next) => chosen.choose({ page: String(next) }, 'done')}
        />
      )}
    </div>
  );
}

const NONE: readonly Item[] = [];

const countText = (count: number, { texts }: Listing['words']) =>
  count ? filled(texts['{count} found'], { count }) : texts['Nothing found.'];

/** The cards of the page in view, and of short lists those of the others too, which script hides. */
function drawn(fitting: readonly Item[], shown: readonly Item[]) {
  const all = fitting.length > WITH_OTHERS ? shown : fitting;
  const inView = new Set(shown);
  return all.map((item) => ({ item, isOff: !inView.has(item) }));
}
