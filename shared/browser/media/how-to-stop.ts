/** Hosts whose frames play audio or video, with or without `allow="autoplay"`. */
const PLAYERS =
  /(^|\.)(youtube(-nocookie)?\.com|vimeo\.com|dailymotion\.com|twitch\.tv|wistia\.(com|net)|soundcloud\.com|spotify\.com|mixcloud\.com|deezer\.com|apple\.com|facebook\.com|twitter\.com)$/;
/** Permissions of a frame with a call, which must not be interrupted. */
const CALLS = /camera|microphone/;

/** Leave a frame alone, empty it until it is shown again, or send its player a message to pause. */
export type HowToStop = 'keep' | 'empty' | { message: string };

/**
 * How to stop the media in a frame.
 *
 * @param source the frame's address, absolute
 * @param allow its `allow` attribute: `autoplay` marks a player, `camera` or `microphone` a call
 * @param wish its `data-wb-media` attribute: `keep` or `stop`; anything else counts as none
 * @returns a message for Vimeo's player, and for YouTube's with `enablejsapi=1`
 */
export function howToStop(source: string, allow: string, wish: string | null): HowToStop {
  if (wish === 'keep' || !URL.canParse(source)) return 'keep';
  const { hostname, protocol, searchParams } = new URL(source);
  if (!/^https?:$/.test(protocol)) return 'keep';
  if (/(^|\.)vimeo\.com$/.test(hostname)) return { message: '{"method":"pause"}' };
  if (/(^|\.)youtube(-nocookie)?\.com$/.test(hostname) && searchParams.get('enablejsapi') === '1')
    return { message: '{"event":"command","func":"pauseVideo","args":""}' };
  const plays = PLAYERS.test(hostname) || (/autoplay/.test(allow) && !CALLS.test(allow));
  return plays || wish === 'stop' ? 'empty' : 'keep';
}
