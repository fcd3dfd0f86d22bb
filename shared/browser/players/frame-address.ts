import type { FilmSettings } from './film-settings';
import type { ProviderSource } from './watch-address';

/**
 * The address of the provider's player, which begins by itself unless told: the visitor has asked for it. It is told
 * nothing of loops, which would begin at 0 and not at the start.
 *
 * @param origin that of the page, which YouTube talks to
 */
export function frameAddress(source: ProviderSource, settings: FilmSettings, origin: string) {
  const { isMuted, hasControls, isPrivate, branding, intro, start, waits } = settings;
  const bit = (it: boolean) => (it ? '1' : '0');
  if (source.kind === 'vimeo') {
    const words = {
      autoplay: bit(!waits),
      muted: bit(isMuted),
      controls: bit(hasControls),
      title: bit(intro),
      byline: bit(intro),
      portrait: bit(intro),
      vimeo_logo: bit(branding),
      badge: '0',
      autopause: '0',
      playsinline: '1',
      ...(isPrivate && { dnt: '1' }),
      ...(source.hash && { h: source.hash }),
    };
    const from = start > 0 ? `#t=${start}s` : '';
    return `https://player.vimeo.com/video/${source.id}?${new URLSearchParams(words)}${from}`;
  }
  const words = {
    autoplay: bit(!waits),
    mute: bit(isMuted),
    controls: bit(hasControls && !source.isShort),
    ...(start > 0 && { start: String(Math.floor(start)) }),
    modestbranding: bit(!branding),
    rel: '0',
    playsinline: '1',
    enablejsapi: '1',
    origin,
  };
  const host = isPrivate ? 'www.youtube-nocookie.com' : 'www.youtube.com';
  return `https://${host}/embed/${source.id}?${new URLSearchParams(words)}`;
}
