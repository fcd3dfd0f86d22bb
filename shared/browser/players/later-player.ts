import type { Player, PlayerState } from './player';

/**
 * A player whose code is fetched only now; until it is there, it can only be told to wait or to play, which
 * it does by itself. While it is to wait, nobody is asked for anything.
 *
 * @param state what is known meanwhile
 * @param code resolves to what makes the player; rejects when its code cannot be had
 */
export function laterPlayer(
  state: PlayerState,
  code: Promise<() => Player>,
  changed: () => void,
): Player {
  let player: Player | undefined;
  let make: (() => Player) | undefined;
  let isWanted = true;
  const begin = () => {
    if (isWanted) player ??= make?.();
  };
  code.then(
    (made) => {
      make = made;
      begin();
    },
    (error) => {
      state = { ...state, hasFailed: true };
      reportError(error);
      changed();
    },
  );
  return {
    read: () => player?.read() ?? state,
    play() {
      isWanted = true;
      player?.play();
      begin();
    },
    pause() {
      isWanted = false;
      player?.pause();
    },
    seek: (time) => player?.seek(time),
    setVolume: (volume) => player?.setVolume(volume),
    setMuted: (isMuted) => player?.setMuted(isMuted),
    moved: () => player?.moved?.(),
    destroy() {
      isWanted = false;
      player?.destroy();
    },
  };
}
