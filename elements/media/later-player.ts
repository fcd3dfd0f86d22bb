import type { Player, PlayerState } from './player';

/**
 * A player whose code is fetched only now; until it is there, nothing can be told it. What plays by itself
 * needs to be told nothing.
 *
 * @param state what is known meanwhile
 * @param make resolves to what makes the player; rejects when its code cannot be had
 */
export function laterPlayer(
  state: PlayerState,
  make: Promise<() => Player>,
  changed: () => void,
): Player {
  let player: Player | undefined;
  let isGone = false;
  make.then(
    (made) => {
      if (!isGone) player = made();
    },
    (error) => {
      state = { ...state, hasFailed: true };
      reportError(error);
      changed();
    },
  );
  return {
    read: () => player?.read() ?? state,
    play: () => player?.play(),
    pause: () => player?.pause(),
    seek: (time) => player?.seek(time),
    setVolume: (volume) => player?.setVolume(volume),
    setMuted: (isMuted) => player?.setMuted(isMuted),
    destroy() {
      isGone = true;
      player?.destroy();
    },
  };
}
