import { useLayoutEffect, useRef, useState } from 'react';
import { PUT_IN } from '../../shared/browser/html/authored';
import type { Item } from './item';

/** What is played in place: one film or recording in each element. */
export interface Playing {
  item: Item;
  type: 'audio' | 'video';
  href: string;
}

export interface Player {
  playing: Playing | undefined;
  /** Opens a film or a recording, or closes the one that is open. */
  toggle: (next: Playing) => void;
}

/**
 * Plays films and recordings by wb-video and wb-audio. They stand in the page, in the slot `player`, where
 * the loader finds them as it finds any element.
 */
export function usePlayer(host: HTMLElement): Player {
  const [playing, setPlaying] = useState<Playing>();
  const player = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!playing) return;
    const made = playerOf(playing);
    player.current = made;
    let isWanted = true;
    // Where it is defined it draws itself on arrival, which React cannot do while it draws this element.
    queueMicrotask(() => isWanted && host.append(made));
    void customElements.whenDefined(made.localName).then(() => isWanted && made.play?.());
    return () => {
      isWanted = false;
      made.remove();
    };
  }, [host, playing]);
  useLayoutEffect(() => {
    // Another page or choice of items leaves it no place, and nothing may play that cannot be stopped.
    const it = player.current;
    if (it?.isConnected && !it.checkVisibility()) setPlaying(undefined);
  });
  const toggle = (next: Playing) =>
    setPlaying((it) => (it?.item === next.item && it.type === next.type ? undefined : next));
  return { playing, toggle };
}

/** The tag that plays, and is told to: a press has asked for it. */
function playerOf({ type, href, item }: Playing): HTMLElement & { play?: () => void } {
  const player = document.createElement(`wb-${type}`);
  player.slot = 'player';
  player.setAttribute(PUT_IN, '');
  player.setAttribute('label', item.title);
  if (type === 'video') player.setAttribute('src', href);
  else {
    // Also a name for as long as the code of its element is on its way.
    const more = { controls: true, autoplay: true, src: href, ariaLabel: item.title };
    player.append(Object.assign(document.createElement('audio'), more));
  }
  return player;
}
