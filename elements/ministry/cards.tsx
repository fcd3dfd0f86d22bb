import { Card } from './card';
import type { Item } from './item';
import { Items, type ItemsProps } from './items';
import type { Kind } from './kind';
import type { Listing, ListingProps } from './listing';
import { pageOf } from './page-of';
import { Pager } from './pager';
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
  { words, own }: Listing,
  attributes: ListingProps,
  view: ItemsProps['view'],
): Pick<ItemsProps, 'isDated' | 'draw' | 'after'> {
  const player = usePlayer(host);
  const { page, perPage } = attributes;
  return {
    isDated: true,
    draw: (items, repeats) => (
      <CardList {...{ items, repeats, kind, words, player, attributes, view }} />
    ),
    after: (items, onPage) => (
      <Pager found={own ?? pageOf(items, page, perPage)} words={words} onPage={onPage} />
    ),
  };
}

interface CardListProps {
  items: readonly Item[];
  repeats: string | undefined;
  kind: Kind;
  words: Listing['words'];
  player: Player;
  attributes: ListingProps;
  view: ItemsProps['view'];
}

/** The cards of the page in view, and of short lists those of the others too, which script hides. */
function CardList({ items, repeats, kind, words, player, attributes, view }: CardListProps) {
  const { page, perPage, columns, headingLevel } = attributes;
  const { shown } = pageOf(items, page, perPage);
  const inView = new Set(shown);
  return (
    <ul
      className="items"
      part="items"
      data-view={view}
      data-columns={columns}
      data-repeats={repeats}
    >
      {(items.length > WITH_OTHERS ? shown : items).map((item, index) => (
        <Card
          // By place: the nodes of one page or choice are there for the next, and only texts change.
          key={index}
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
