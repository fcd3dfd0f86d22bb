import { Facts } from './facts';
import { follow, type Item } from './item';
import type { Kind } from './kind';
import { Leaf } from './leaf';
import { MediaLinks } from './media-links';
import { Picture } from './picture';
import { readTime } from './wall-time';
import type { Player } from './use-player';
import type { Words } from './words';

interface Props {
  item: Item;
  kind: Kind;
  words: Words;
  player: Player;
  level: number;
  /** Whether it stands on another page, and shows without script alone. */
  isOff?: boolean;
}

/** One item among others: its picture, its title and what is said of it. */
export function Card({ item, kind, words, player, level, isOff = false }: Props) {
  const href = follow(item.href);
  const Heading = `h${level}` as 'h3';
  const day = kind.hasLeaf && readTime(item.start ?? '', item.zone ?? '');
  return (
    <li className={isOff ? 'card off' : 'card'} part="card">
      <Picture image={item.image} />
      {day && <Leaf day={day} language={words.language} />}
      <div className="body">
        <Heading className="title" part="title">
          {href ? (
            <a className="title-link" href={href}>
              {item.title}
            </a>
          ) : (
            item.title
          )}
        </Heading>
        <Facts facts={kind.facts(item, words)} />
        {item.text && <p className="text">{item.text}</p>}
        <MediaLinks item={item} words={words} player={player} />
      </div>
    </li>
  );
}
