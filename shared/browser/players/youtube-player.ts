import { Timer } from '../timer';
import type { Player, PlayerState } from './player';
import type { ProviderFrame } from './provider-frame';
import { whenSilent } from './when-silent';
import { youtubeApi, type YoutubePlayer } from './youtube-api';

/** States that YouTube's player tells of. */
const ENDED = 0;
const PLAYING = 1;
const BUFFERING = 3;
/** Between two looks at the time, in milliseconds; it is told of no other way. */
const LOOK = 250;

/**
 * A player over YouTube's in a frame.
 *
 * @param frame has `enablejsapi=1` in its address
 * @param state what is known before it has said anything
 */
export function youtubePlayer(
  { frame, changed, failed }: ProviderFrame,
  state: PlayerState,
): Player {
  let player: YoutubePlayer | undefined;
  let isGone = false;
  const look = new Timer();
  let stopWaiting = () => {};

  const set = (next: Partial<typeof state>) => {
    state = { ...state, ...next };
    changed();
  };
  const fail = (why: string) => {
    if (isGone || state.hasFailed) return;
    stop();
    set({ hasFailed: true, isPlaying: false });
    failed(why);
  };
  const stop = () => {
    look.stop();
    stopWaiting();
  };
  const lookAt = (it: YoutubePlayer) => {
    const duration = it.getDuration();
    set({
      // It knows nothing of where it is to begin before it plays.
      time: it.getCurrentTime() || state.time,
      duration: duration > 0 ? duration : NaN,
      volume: it.getVolume() / 100,
      isMuted: it.isMuted(),
    });
    if (state.isPlaying) look.start(LOOK, () => lookAt(it));
  };

  youtubeApi().then(
    (api) => {
      if (isGone) return;
      // Its script has a limit of its own.
      stopWaiting = whenSilent(frame, fail);
      const made = new api.Player(frame, {
        events: {
          onReady() {
            stopWaiting();
            player = made;
            lookAt(made);
          },
          onStateChange({ data }) {
            player ??= made;
            state = {
              ...state,
              isPlaying: data === PLAYING || (data === BUFFERING && state.isPlaying),
              hasEnded: data === ENDED,
            };
            lookAt(made);
          },
          onError: ({ data }) => fail(`it says error ${data}`),
        },
      });
    },
    ({ message }: Error) => fail(message),
  );

  return {
    read: () => state,
    play: () => player?.playVideo(),
    pause: () => player?.pauseVideo(),
    seek(time) {
      player?.seekTo(time, true);
      if (player) set({ time, hasEnded: false });
    },
    setVolume(volume) {
      player?.setVolume(volume * 100);
      if (player) set({ volume });
    },
    setMuted(isMuted) {
      if (isMuted) player?.mute();
      else player?.unMute();
      if (player) set({ isMuted });
    },
    destroy() {
      isGone = true;
      stop();
      player?.destroy();
    },
  };
}
