import type { Player, PlayerState } from './player';

/**
 * A player whose code is fetched only now; until it is there, it can only be told to wait or to play, which
 * it does by itself.
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
  let isPaused = false;
  make.then(
    (made) => {
      if (isGone) return;
      player = made();
      if (isPaused) player.pause();
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
      isPaused = false;
      player?.play();
    },
    pause() {
      isPaused = true;
      player?.pause();
    },
    seek: (time) => player?.seek(time),
    setVolume: (volume) => player?.setVolume(volume),
    setMuted: (isMuted) => player?.setMuted(isMuted),
    destroy() {
      isGone = true;
      player?.destroy();
    },
  };
}
