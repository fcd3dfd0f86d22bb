import { Timer } from '../timer';
import type { Player, PlayerState } from './player';

/** When a film begins and ends, and whether it begins again then. */
export interface Times {
  /** In seconds. */
  start: number;
  /** In seconds; what is not after the start is the end of the film. */
  end: number;
  isLoop: boolean;
  /** How long a provider needs between the end and a new beginning, in milliseconds. Spec 9. */
  restartDelay: number;
}

/**
 * A player that begins at the start, and at the end stops, or begins again. Spec 4.
 *
 * @param make the player of the whole film
 * @param times asked whenever it matters, since they may change
 */
export function withinTimes(
  make: (changed: () => void) => Player,
  times: () => Times,
  changed: () => void,
): Player {
  const delay = new Timer();
  let isRestarting = false;
  const player = make(() => {
    keepWithin();
    changed();
  });
  const isOver = ({ time, hasEnded }: PlayerState) => {
    const { start, end } = times();
    return hasEnded || (end > start && time >= end);
  };

  function keepWithin() {
    const state = player.read();
    if (!isOver(state)) {
      delay.stop();
      return void (isRestarting = false);
    }
    if (isRestarting) return;
    const { isLoop, restartDelay } = times();
    if (!isLoop) return void (state.isPlaying && player.pause());
    // One that was paused beyond the end stays so.
    if (!state.isPlaying && !state.hasEnded) return;
    isRestarting = true;
    if (restartDelay > 0) delay.start(restartDelay, restart);
    else restart();
  }

  function restart() {
    player.seek(times().start);
    player.play();
    isRestarting = false;
  }

  return {
    ...player,
    read: () => {
      const state = player.read();
      const isAtFirst = state.time === 0 && !state.isPlaying;
      return {
        ...state,
        time: isAtFirst ? times().start : state.time,
        hasEnded: isOver(state) && !state.isPlaying,
      };
    },
    play() {
      const state = player.read();
      const { start } = times();
      if (isOver(state) || (start > 0 && state.time === 0)) player.seek(start);
      player.play();
    },
    pause() {
      // It may be about to begin again.
      delay.stop();
      player.pause();
    },
    destroy() {
      delay.stop();
      player.destroy();
    },
  };
}
