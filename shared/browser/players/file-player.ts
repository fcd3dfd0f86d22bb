import type { Player } from './player';

/** All that changes what can be told of it. */
const CHANGES = [
  'durationchange',
  'ended',
  'loadedmetadata',
  'pause',
  'play',
  'playing',
  'seeked',
  'timeupdate',
  'volumechange',
];

/**
 * A player over an audio or video element, which stays the truth: whoever plays or pauses it, `changed` is
 * called, and `read` says how it is.
 */
export function filePlayer(media: HTMLMediaElement, changed: () => void): Player {
  let hasFailed = media.error !== null;
  const isEmpty = () => media.duration === 0;
  const onError = () => {
    // Of several sources, one that cannot be played says so too, and the next is tried.
    if (!media.error && media.networkState !== HTMLMediaElement.NETWORK_NO_SOURCE) return;
    hasFailed = true;
    changed();
  };
  const onStart = () => {
    hasFailed = false;
    changed();
  };
  for (const type of CHANGES) media.addEventListener(type, changed);
  media.addEventListener('loadstart', onStart);
  // That of a source does not bubble.
  media.addEventListener('error', onError, true);

  return {
    read: () => ({
      isPlaying: !media.paused && !media.ended && !hasFailed && !isEmpty(),
      hasEnded: media.ended,
      time: media.currentTime,
      duration: media.duration,
      volume: media.volume,
      isMuted: media.muted,
      hasFailed: hasFailed || isEmpty(),
    }),
    play() {
      if (hasFailed) media.load();
      media.play().catch(({ name }: DOMException) => {
        // Other reasons are that it was stopped at once, or that the browser wants a touch first.
        if (name !== 'NotSupportedError') return;
        hasFailed = true;
        changed();
      });
    },
    pause: () => media.pause(),
    seek: (time) => void (media.currentTime = time),
    setVolume: (volume) => void (media.volume = volume),
    setMuted: (isMuted) => void (media.muted = isMuted),
    destroy() {
      for (const type of CHANGES) media.removeEventListener(type, changed);
      media.removeEventListener('loadstart', onStart);
      media.removeEventListener('error', onError, true);
    },
  };
}
