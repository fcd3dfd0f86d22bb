import { useMemo } from 'react';
import { Card } from './card';
import type { Item } from './item';
import { Items, type ItemsProps } from './items';
import type { Kind } from './kind';
import type { Listing, ListingProps } from './listing';
import { pageOf } from './page-of';
import { Pager } from './pager';
import { type Order, sortItems } from './sort-items';
import { useNextDates } from './use-next-dates';
import { type Player, usePlayer } from './use-player';

/** How many cards are drawn with those of the other pages, for visitors without script. */
const WITH_OTHERS = 60;

/** Items of any kind as cards, with their filters and pages. */
export function Cards(props: Omit<ItemsProps, 'draw' | 'after'>) {
  const { host, kind, content, attributes, view } = props;
  return <Items {...props} {...useCards(host, kind, content, attributes, view)} />;
}

/** Has `Items` draw the items of a feed as cards, in pages. */
export function useCards(
  host: HTMLElement,
  kind: Kind,
  { words, own, today }: Listing,
  attributes: ListingProps,
  view: ItemsProps['view'],
): Pick<ItemsProps, 'draw' | 'after'> {
  const player = usePlayer(host);
  const { page, perPage } = attributes;
  return {
    draw: (items) => <CardList {...{ items, kind, words, today, player, attributes, view }} />,
    after: (items, onPage) => (
      <Pager found={own ?? pageOf(items, page, perPage)} words={words} onPage={onPage} />
    ),
  };
}

interface CardListProps {
  items: readonly Item[];
  kind: Kind;
  words: Listing['words'];
  today: string;
  player: Player;
  attributes: ListingProps;
  view: ItemsProps['view'];
}

/** The cards of the page in view, and of short lists those of the others too, which script hides. */
function CardList({ items, kind, words, today, player, attributes, view }: CardListProps) {
  const { order, page, perPage, columns, headingLevel } = attributes;
  const { dated, repeats } = useNextDates(items, today);
  const sorted = useMemo(() => sortItems(dated, order as Order), [dated, order]);
  const { shown } = pageOf(sorted, page, perPage);
  const inView = new Set(shown);
  return (
    <ul
      className="items"
      part="items"
      data-view={view}
      data-columns={columns}
      data-repeats={repeats}
    >
      {(sorted.length > WITH_OTHERS ? shown : sorted).map((item, index) => (
        <Card
          key={`${item.id} ${index}`}
          item={item}
          kind={kind}
          words={words}
          player={player}
          level={headingLevel}
          isOff={!inView.has(item)}
        />
      ))}
    </ul>
  );
}
