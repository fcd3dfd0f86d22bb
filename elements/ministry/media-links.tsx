import { createElement, type MouseEvent, useState } from 'react';
import { isPlain } from '../../shared/browser/links/plain-click';
import { Icon } from './icon';
import { follow, type Item } from './item';
import type { Words } from './words';

type Player = 'audio' | 'video';

/**
 * Links to the film, the recording and the notes of an item. Those to films and recordings are played in
 * place, by wb-video and wb-audio; without script, or where those have not come, they are followed.
 */
export function MediaLinks({ item, words: { texts } }: { item: Item; words: Words }) {
  const [open, setOpen] = useState<Player>();
  const links = [
    { type: 'video', text: texts.Watch, href: follow(item.video) },
    { type: 'audio', text: texts.Listen, href: follow(item.audio) },
    { type: undefined, text: texts.Notes, href: follow(item.notes) },
    { type: undefined, text: texts.Download, href: follow(item.download) },
  ] as const;
  const present = links.filter(({ href }) => href);
  if (!present.length) return null;
  const played = links.find(({ type }) => type === open && open);
  const play = (event: MouseEvent<HTMLAnchorElement>, type: Player | undefined) => {
    if (!type || !isPlain(event.nativeEvent, event.currentTarget)) return;
    event.preventDefault();
    setOpen(open === type ? undefined : type);
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
            onClick={(event) => play(event, type)}
          >
            {type && <Icon name="play" />}
            {text}
          </a>
        ))}
      </p>
      {played && (
        <div className="player" part="player">
          {createElement(`wb-${played.type}`, {
            key: played.type,
            src: played.href,
            label: item.title,
          })}
        </div>
      )}
    </>
  );
}
