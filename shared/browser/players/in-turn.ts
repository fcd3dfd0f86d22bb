import { announce, subscribe } from '../../bus/bus';
import { answerMedia } from '../media/answer-media';
import type { Player } from './player';

/**
 * A player of which the page hears when it starts or is no longer muted, and which pauses when anything else
 * is heard: one plays at a time.
 *
 * @param make the player; `changed` may be called once it is there
 */
export function inTurn(
  make: (changed: () => void) => Player,
  host: HTMLElement,
  changed: () => void,
): Player {
  let before = { isPlaying: false, isMuted: true };
  const player = make(() => {
    tell();
    changed();
  });
  const stop = subscribe('media.started', ({ host: other, isMuted = false }) => {
    const now = player.read();
    if (other === host || isMuted || now.isMuted || now.hasFailed) return;
    // An element that can be paused also gives up what has not come yet.
    ((host as Partial<HTMLMediaElement>).pause ? (host as HTMLMediaElement) : player).pause();
  });

  function tell() {
    const { isPlaying, isMuted } = player.read();
    const isNew = isPlaying && (!before.isPlaying || (before.isMuted && !isMuted));
    before = { isPlaying, isMuted };
    if (isNew) announce('media.started', host.id, { host, kind: 'video', isMuted });
  }

  answerMedia();
  // It may have begun before.
  tell();
  return {
    ...player,
    destroy() {
      stop();
      player.destroy();
    },
  };
}
