import { useLayoutEffect, useRef, useState } from 'react';
import { isSameState, type Player, type PlayerState } from '../../shared/browser/players/player';

/**
 * A player and its state, kept up to date. The first drawing has `drawn`, as the publish step has; what
 * plays already is seen before anything is painted.
 *
 * @param find what there is to play, if anything; asked at each drawing, since anybody may have put
 *   another into the page, which then gets a player of its own
 * @param make `changed` is to be called whenever the player's state has changed
 */
export function usePlayer<Source>(
  find: () => Source | undefined,
  make: (source: Source, changed: () => void) => Player,
  drawn: PlayerState,
) {
  const player = useRef<Player>(undefined);
  const played = useRef<Source>(undefined);
  const [state, setState] = useState(drawn);

  useLayoutEffect(() => {
    const source = find();
    if (source === played.current) return player.current?.moved?.();
    player.current?.destroy();
    player.current = undefined;
    played.current = source;
    if (source === undefined) return setState(drawn);
    const changed = () => {
      const now = player.current?.read();
      if (now) setState((before) => (isSameState(before, now) ? before : now));
    };
    player.current = make(source, changed);
    changed();
  });
  useLayoutEffect(
    () => () => {
      player.current?.destroy();
      player.current = undefined;
      played.current = undefined;
    },
    [],
  );
  return { player, state };
}
