import { type ReactNode, useEffect, useMemo } from 'react';
import type { Shape } from '../../shared/contract/shape';
import { warn } from '../../shared/foundation/warn';
import { FeedStates } from '../../shared/react/feed/feed-states';
import { Facts } from './facts';
import { Icon } from './icon';
import type { Item } from './item';
import type { Kind } from './kind';
import { MediaLinks } from './media-links';
import { Instead } from './instead';
import { Notice } from './notice';
import { Picture } from './picture';
import { followPrevious, PREVIOUS } from './previous';
import type { Detail as Content } from './read-detail';
import { useNextDates } from './use-next-dates';
import { type Player, usePlayer } from './use-player';
import { useData } from './use-data';

interface Props {
  host: HTMLElement;
  kind: Kind;
  shape: Shape<Item[]>;
  content: Content;
  attributes: { src: string; item: string; previousHref: string };
  /** What a kind draws besides, below the facts. */
  children?: (item: Item) => ReactNode;
}

/** One item with all that is known of it, from the page itself or from a feed, and the way back. */
export function Detail({ host, kind, shape, content, attributes, children }: Props) {
  const { words, own } = content;
  const { src, item: id, previousHref } = attributes;
  const feed = useData<Item[]>(src, content.given, shape);
  const items = feed.state === 'content' ? feed.value : [];
  const item = id ? items.find((it) => it.id === id) : items[0];
  const isMissing = feed.state === 'content' && !item;

  const player = usePlayer(host);

  useEffect(followPrevious, []);
  useEffect(() => {
    if (isMissing) warnOfMissing(host.localName, id, src);
  }, [isMissing, host, id, src]);

  return (
    <div className="box">
      <Notice text={content.notice} />
      <p className="back">
        <slot name="previous">
          <a className="previous" part="previous" href={previousHref} {...{ [PREVIOUS]: '' }}>
            <Icon name="back" />
            {words.texts.Previous}
          </a>
        </slot>
      </p>
      {own ? (
        <slot />
      ) : (
        <FeedStates feed={feed} texts={words.feed}>
          {() =>
            item ? (
              <Whole {...{ item, kind, words, player }} today={content.today}>
                {children?.(item)}
              </Whole>
            ) : (
              <p className="nothing">{words.texts['Nothing found.']}</p>
            )
          }
        </FeedStates>
      )}
      {!own && <Instead feed={feed} isAdmin={words.admin} />}
    </div>
  );
}

interface WholeProps {
  item: Item;
  kind: Kind;
  words: Content['words'];
  today: string;
  player: Player;
  children: ReactNode;
}

function Whole({ item, kind, words, today, player, children }: WholeProps) {
  const items = useMemo(() => [item], [item]);
  const { dated, repeats } = useNextDates(items, today);
  const facts = [...kind.facts(dated[0]!, words), ...(kind.details?.(item, words) ?? [])];
  return (
    <article className="detail" part="detail" data-repeats={repeats}>
      <Picture image={item.image} />
      <div className="about">
        <h2 className="title" part="title">
          {item.title}
        </h2>
        <Facts facts={facts} isLabelled />
        {children}
        <MediaLinks item={item} words={words} player={player} />
      </div>
      {item.text && (
        <div className="prose" part="text">
          {paragraphs(item.text).map((text, index) => (
            <p key={`${index}`}>{text}</p>
          ))}
        </div>
      )}
    </article>
  );
}

const paragraphs = (text: string) => text.split(/\n\s*\n/).filter((it) => it.trim());

const warnOfMissing = (tag: string, id: string, src: string) =>
  warn(
    `${tag} ${id} ${src}`,
    `<${tag} item="${id.slice(0, 60)}">: the data at ${src} has no item with this id, so visitors read that nothing ` +
      'was found. Correct the attribute, or leave it out to show the first item.',
  );
