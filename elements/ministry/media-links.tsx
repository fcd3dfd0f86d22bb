import type { MouseEvent } from 'react';
import { isPlain } from '../../shared/browser/links/plain-click';
import { Icon } from './icon';
import { follow, type Item } from './item';
import type { Player, Playing } from './use-player';
import type { Words } from './words';

interface Props {
  item: Item;
  words: Words;
  player: Player;
}

/**
 * Links to the film, the recording and the notes of an item. Those to films and recordings are played in
 * place; without script they are followed.
 */
export function MediaLinks({ item, words: { texts }, player: { playing, toggle } }: Props) {
  const links = [
    { type: 'video', text: texts.Watch, href: follow(item.video) },
    { type: 'audio', text: texts.Listen, href: follow(item.audio) },
    { type: undefined, text: texts.Notes, href: follow(item.notes) },
    { type: undefined, text: texts.Download, href: follow(item.download) },
  ] as const;
  const present = links.filter(({ href }) => href);
  if (!present.length) return null;
  const open = playing?.item === item ? playing.type : undefined;
  const play = (event: MouseEvent<HTMLAnchorElement>, type: Playing['type'], href: string) => {
    if (!isPlain(event.nativeEvent, event.currentTarget)) return;
    event.preventDefault();
    toggle({ item, type, href });
  };
  return (
    <>
      <p className="media" part="media">
        {present.map(({ type, text, href }) => (
          <a
            key={text}
            className="media-link"
            href={href}
            aria-label={`${text}: ${item.title}`}
            aria-current={type && type === open ? 'true' : undefined}
            download={text === texts.Download || undefined}
            onClick={(event) => type && play(event, type, href!)}
          >
            {type && <Icon name="play" />}
            {text}
          </a>
        ))}
      </p>
      {open && (
        <div className="player" part="player">
          <slot name="player" />
        </div>
      )}
    </>
  );
}
